/** Every state: accessibility, and room for every text in every language. */

import { checkAppearance } from "./appearance";
import { test } from "./fixtures";
import { states } from "./states";

test.use({ allowed: /status of 400/ }); // the record with a fault in it

for (const [name, reach] of Object.entries(states)) {
  test(`looks right: ${name}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await reach({ page, server });
    await checkAppearance(page);
  });
}
