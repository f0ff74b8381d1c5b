import type { Page, Request } from "@playwright/test";
import { demoCatalog } from "../../../../app/content/demo-catalog.ts";
import { expect, hydrated, settled, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo, storedIn } from "../../demos/demo-page.ts";
import { runningDemos, type RunningDemo } from "../../demos/screens.ts";

test("ways into a demo and out of it", async ({ page }) => {
  await test.step("/demo/analytics becomes the dashboard's Analytics tab; Back returns, Reset opens Overview", async () => {
    await page.goto("/");
    await page.goto("/demo/analytics");
    await expect(page).toHaveURL("/demo/dashboard");
    await expect(page.getByRole("tab", { name: "Analytics" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("button", { name: "Reset Demo" }).click();
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
  await test.step("a link to a demo leads to its top, the focus on its title", async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto("/demo/nope");
    await hydrated(page);
    await page.getByRole("link", { name: "Community Platform" }).click();
    await expect(page).toHaveURL("/demo/community");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step("Start Your Project opens the contact form with the demo's type and title", async () => {
    await openDemo(page, "learning");
    await page.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page.locator('[name="projectType"]')).toHaveValue("education");
    await expect(page.locator('[name="message"]')).toHaveValue(
      "I'd like something like the Learning Management System demo. ",
    );
    await page.goto("/contact?projectType=evil&demo=__proto__");
    await hydrated(page);
    await expect(page.locator('[name="projectType"]')).toHaveValue("");
    await expect(page.locator('[name="message"]')).toHaveValue("");
  });
});

test.describe("a demo that breaks", () => {
  test.use({ allowedConsole: { lines: [/broken on purpose/] } });

  test("says so, the bar above still works, and Reload begins again", async ({ page }) => {
    await openDemo(page, "ecommerce");
    await page.evaluate(() => {
      const breakSorting = () =>
        Reflect.set(Array.prototype, "toSorted", () => {
          throw new Error("broken on purpose");
        });
      addEventListener("change", breakSorting, { capture: true, once: true });
    });
    await page.getByRole("combobox", { name: "Sort" }).selectOption("low");
    await expect(page.getByRole("heading", { name: "This demo hit a snag." })).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("starting over is safe");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-commerce Platform");
    await expect(page.getByRole("link", { name: "Back to Examples" })).toBeVisible();
    await page.getByRole("button", { name: "Reload demo" }).click();
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("featured");
  });
});

test("a download that the browser stops is told, and forgotten with the next one", async ({
  page,
}) => {
  await openDemo(page, "portal");
  await chooseTab(page, "Revenue");
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => {
      URL.createObjectURL = make;
      throw new Error("no downloads here");
    };
  });
  await page.getByRole("button", { name: "Export" }).click();
  const stopped = page.getByText("Your browser stopped the download.");
  await expect(stopped).toBeVisible();
  await expect(stopped).toHaveRole("alert");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("payouts-2026-11-20.csv");
  await expect(stopped).toHaveCount(0);
});

test("what is said while a dialog is open is heard", async ({ page }) => {
  await openDemo(page, "recruitment");
  await page.getByRole("button", { name: "Review" }).first().click();
  await dialogIn(page).locator('[name="stage"]').selectOption("interview");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Zofia Kamińska moved to Interview. 9 in Interview." }),
  ).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "Zofia Kamińska", exact: true })).toBeVisible();
});

/** One thing that a visitor changes on the first screen of each. */
const changes: Readonly<Record<RunningDemo, (page: Page) => Promise<void>>> = {
  ecommerce: (page) => page.getByRole("button", { name: "Add to Cart" }).first().click(),
  healthcare: (page) => page.getByRole("checkbox", { name: "Tretinoin" }).check(),
  dashboard: (page) => page.getByRole("radio", { name: "Weekly" }).check(),
  community: (page) => page.getByRole("button", { name: "Like, 41 likes" }).click(),
  learning: (page) => page.getByRole("button", { name: "Enroll Now" }).first().click(),
  portal: async (page) => {
    await page.getByRole("button", { name: /Protection for Corvid Logistics/ }).click();
    await page.getByRole("button", { name: "Send Message" }).click();
  },
  recruitment: async (page) => {
    await page.getByRole("button", { name: "Review" }).first().click();
    await page.getByRole("combobox", { name: /^Stage of/ }).selectOption("interview");
    await page.keyboard.press("Escape");
  },
  realestate: (page) => page.getByRole("button", { name: "Save Linden Crest House" }).click(),
  restaurant: (page) => page.getByRole("button", { name: "Start" }).first().click(),
  fitness: (page) => page.getByRole("button", { name: "Snooze" }).first().click(),
};

test("every demo is one of these", () => {
  expect(demoCatalog.map(({ slug }) => slug).toSorted()).toEqual([...runningDemos].toSorted());
});

/** What a demo shows, and what is checked or pressed in it. */
async function stateOf(page: Page) {
  const main = page.getByRole("main");
  const marks = await main.evaluate((element) =>
    Array.from(element.querySelectorAll("input, [aria-pressed]"), (one) =>
      one instanceof HTMLInputElement ? one.checked : one.getAttribute("aria-pressed"),
    ),
  );
  return { text: await main.innerText(), marks };
}

for (const slug of runningDemos) {
  test(`${slug} keeps its bar, asks for nothing, stores nothing, and forgets everything on Reset Demo`, async ({
    page,
  }) => {
    await openDemo(page, slug);
    await settled(page);
    const before = await stateOf(page);
    const asked: string[] = [];
    const ask = (request: Request) => asked.push(request.url());
    page.on("request", ask);
    await test.step("the viewer's bar stays at the top", async () => {
      const bar = page.getByRole("banner");
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(bar).toBeInViewport();
      await expect
        .poll(() => bar.evaluate((element) => element.getBoundingClientRect().top))
        .toBe(0);
    });
    await test.step("a visitor changes something", async () => {
      await changes[slug](page);
      await expect.poll(() => stateOf(page)).not.toEqual(before);
    });
    await test.step("no screen asks anything of the network", async () => {
      for (const tab of await page.getByRole("tab").all()) await tab.click();
      await page.clock.runFor(10_000);
      expect(asked).toEqual([]);
      page.off("request", ask);
    });
    await test.step("Reset Demo begins at the top, as at first", async () => {
      await page.evaluate(() => scrollTo(0, 1200));
      await page.getByRole("button", { name: "Reset Demo" }).click();
      await hydrated(page);
      await expect.poll(() => stateOf(page)).toEqual(before);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await storedIn(page)).toEqual([]);
    });
  });
}
