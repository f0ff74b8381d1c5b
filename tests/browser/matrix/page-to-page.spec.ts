import type { Page } from "@playwright/test";
import { articleSlugs } from "../../../app/content/document-slugs.ts";
import { expect, hydrated, test as base } from "../fixtures.ts";

/** A page of each template, which is a set of sheets. */
const templates = [
  "/",
  "/pricing",
  "/blog",
  `/blog/${articleSlugs[0]}`,
  "/documentation",
  "/terms",
  "/solutions",
  "/demo/restaurant",
  "/auth",
  "/application-form",
  "/login",
];

/** The heading's words, and what style sheets make of headings, sentences and controls. */
function appearanceOf(page: Page) {
  return page.evaluate(() => {
    const parts = document.querySelectorAll("main :is(h1, h2, h3, p, button, input)");
    return Array.from(parts, (part) => {
      const style = getComputedStyle(part);
      const { display, fontFamily, fontSize, fontWeight, color, backgroundColor, padding } = style;
      const words = part.localName === "h1" ? part.textContent : "";
      const font = [fontFamily, fontSize, fontWeight];
      return [part.localName, words, display, ...font, color, backgroundColor, padding].join(" | ");
    });
  });
}

type Opened = {
  /** How each of the templates looks when it is the first page of a visit. */
  readonly opened: ReadonlyMap<string, readonly string[]>;
};

const test = base.extend<object, Opened>({
  opened: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      const opened = new Map<string, readonly string[]>();
      for (const path of templates) {
        await page.goto(path);
        await hydrated(page);
        // An effect puts these buttons where their text has places for them.
        await expect(page.locator("[data-copy]:not(:has(button))")).toHaveCount(0);
        opened.set(path, await appearanceOf(page));
      }
      await page.close();
      await use(opened);
    },
    { scope: "worker" },
  ],
});

/** The router takes the address over as it does after Forward; no template links to all the others. */
function goTo(page: Page, path: string) {
  return page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** The rules of each sheet that a navigation has linked, none of one that was refused or is not there yet. */
function linkedSheetsOf(page: Page) {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    return Array.from(links)
      .filter(({ disabled }) => !disabled)
      .map(({ sheet }) => sheet?.cssRules.length ?? 0);
  });
}

async function expectStyled(page: Page, appearance: readonly string[] | undefined, way: string) {
  const patience = { message: way, intervals: [100] };
  expect(appearance?.[0], way).toContain('"Mona Sans"');
  await expect.poll(() => appearanceOf(page), patience).toEqual(appearance);
  await expect.poll(() => linkedSheetsOf(page), patience).not.toContain(0);
  expect(await linkedSheetsOf(page), way).not.toEqual([]);
  await expect(page.locator("style"), way).toHaveCount(1);
}

for (const first of templates) {
  test(`from ${first} to each other template and back, nothing is refused and all is styled`, async ({
    page,
    opened,
  }) => {
    await page.goto(first);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
    for (const other of templates) {
      if (other === first) continue;
      await goTo(page, other);
      await expectStyled(page, opened.get(other), `${first} to ${other}`);
      await page.goBack();
      await expectStyled(page, opened.get(first), `${other} back to ${first}`);
    }
    await expect(page.locator("html")).toHaveAttribute("data-first-document");
  });
}
