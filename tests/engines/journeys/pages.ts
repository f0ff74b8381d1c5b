import { expect, test } from "vitest";
import { publicAddresses } from "../../support/addresses.ts";
import { rowsWhere } from "../records.ts";
import {
  named,
  open,
  openAfresh,
  overflowOf,
  pathOf,
  press,
  resize,
  takenOver,
  type Visit,
} from "../visit.ts";

const widths = [1440, 768, 378, 320];

type Heading = { readonly text: string; readonly isSeen: boolean };

function headingOf({ driver }: Visit): Promise<Heading> {
  return driver.executeScript(`
    const heading = document.querySelector("h1");
    const { width, height } = heading.getBoundingClientRect();
    return {
      text: heading.textContent.replace(/\\s+/g, " ").trim(),
      isSeen: heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && width > 0 && height > 0,
    };`);
}

export function pageJourneys(visit: Visit) {
  for (const { path, h1 } of publicAddresses) {
    test(`${path} shows its heading and fits every width`, async () => {
      await open(visit, path);
      for (const width of widths) {
        await resize(visit, width);
        expect(await overflowOf(visit), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await headingOf(visit), `at ${width} px`).toEqual({ text: h1, isSeen: true });
      }
    });
  }

  test("a visit is counted where it begins, and on the page that it goes on to", async () => {
    await resize(visit, 1280);
    const campaign = `Engine ${crypto.randomUUID()}`;
    await openAfresh(visit, `/features?utm_campaign=${encodeURIComponent(campaign)}`);
    await takenOver(visit);
    await press(visit, await named(visit, "a", /Get Started/, "header"));
    await expect.poll(() => pathOf(visit)).toBe("/contact");
    const counted = async () =>
      (await rowsWhere("view_counts", "campaign", campaign))
        .map(({ path, source, views, arrivals }) => [path, source, views, arrivals].join(" "))
        .toSorted();
    // Stored within ten seconds.
    await expect
      .poll(counted, { timeout: 40_000 })
      .toEqual(["/contact direct 1 0", "/features direct 1 1"]);
  });

  test("the privacy page on paper is its text, without header, contents and art", async () => {
    await openAfresh(visit, "/privacy");
    // No engine's driver says "print" to a page; its rules can be asked to hold on the screen.
    await visit.driver.executeScript(`
      const turn = (rules) => {
        for (const rule of rules) {
          if (rule.media?.mediaText.includes("print")) rule.media.mediaText = "all";
          else if (rule.media?.mediaText.includes("screen")) rule.media.mediaText = "not all";
          if (rule.cssRules) turn(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) turn(sheet.cssRules);`);
    expect(await headingOf(visit)).toEqual({ text: "Privacy policy", isSeen: true });
    const hidden: boolean[] = await visit.driver.executeScript(`
      return ["header", "nav[aria-label='On this page']"].map((css) =>
        [...document.querySelectorAll("body > " + css + ", " + css)]
          .every((element) => element.closest("main article, main section") || !element.checkVisibility()));`);
    expect(hidden).toEqual([true, true]);
  });
}
