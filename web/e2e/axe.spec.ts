/** Nothing that axe can find, in any state, light and dark, wide and on a phone. */

import { faults } from "./faults";
import { expect, test } from "./fixtures";
import { states } from "./states";


test.use({ allowed: /status of 400/ }); // the record with a fault in it

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing: ${name}`, async ({ page, server }) => {
    test.slow();
    await reach({ page, server });
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: "light" });
      expect(await faults(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await faults(page, "color-contrast"), `${width} px, dark`).toEqual([]);
    }
  });
}
