import { expect, test } from "vitest";
import { open, openAfresh, resize, type Visit } from "../visit.ts";

const widths = [412, 390, 380, 378, 375, 370, 365, 360, 340, 320];

/** How many lines each line of a text takes; the text is broken by hand and shall not be broken again. */
function linesOf({ driver }: Visit, css: string): Promise<readonly number[]> {
  return driver.executeScript(
    `return [...document.querySelectorAll(arguments[0])].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });`,
    css,
  );
}

export function narrowJourneys(visit: Visit) {
  test.each(["rocket", "cyber", "space"])(
    "on a phone nothing short is broken, in %s",
    async (look) => {
      await openAfresh(visit, "/");
      await visit.driver.executeScript("localStorage.setItem('look', arguments[0])", look);
      for (const [path, css, expected] of [
        ["/", "[data-hero] h1 > span", [1, 1, 1]],
        ["/contact", "[data-address]", [1, 1, 1]],
      ] as const) {
        await open(visit, path);
        for (const width of widths) {
          await resize(visit, width);
          expect(await linesOf(visit, css), `${path} at ${width} px`).toEqual(expected);
        }
      }
    },
  );
}
