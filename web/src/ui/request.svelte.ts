/** A request in progress: whether it is busy, and why it failed. */

import { problemText } from "../text/refusals";

export class PendingRequest {
  isBusy = $state(false);
  problem = $state("");

  /** Runs the request; returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
