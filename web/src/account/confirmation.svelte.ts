/** Requests that need a confirmation of the account: a password or a passkey in the last minutes. */

import { RequestError } from "../net/api";

let answer: ((isConfirmed: boolean) => void) | null = $state.raw(null);

export function isConfirmationAsked(): boolean {
  return answer !== null;
}

/** Closes the question for a confirmation. */
export function answerConfirmation(isConfirmed: boolean): void {
  answer?.(isConfirmed);
  answer = null;
}

function askConfirmation(): Promise<boolean> {
  answer?.(false);
  return new Promise((resolve) => (answer = resolve));
}

/** Runs a request; if it needs a confirmation, asks for one and runs it again. */
export async function withConfirmation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isNeeded = error instanceof RequestError && error.fault?.code === "confirm";
    if (!isNeeded || !(await askConfirmation())) throw error;
    return work();
  }
}
