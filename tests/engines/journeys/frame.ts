import { Key } from "selenium-webdriver";
import { expect, test } from "vitest";
import {
  named,
  openAfresh,
  pathOf,
  press,
  pressButton,
  resize,
  seen,
  settled,
  takenOver,
  textOf,
  type Visit,
} from "../visit.ts";

function look({ driver }: Visit): Promise<string> {
  return driver.executeScript("return document.documentElement.dataset.look ?? 'rocket'");
}

function focusIsOn({ driver }: Visit, css: string): Promise<boolean> {
  return driver.executeScript("return document.activeElement?.matches(arguments[0])", css);
}

export function frameJourneys(visit: Visit) {
  test("the look button goes round in three presses, and the look lasts over a reload", async () => {
    await resize(visit, 1280);
    await openAfresh(visit, "/");
    for (const next of ["cyber", "space", "rocket"]) {
      await press(visit, await named(visit, "button", /Theme:/, "header"));
      await expect.poll(() => look(visit)).toBe(next);
      await visit.driver.navigate().refresh();
      expect(await look(visit)).toBe(next);
      expect(await seen(visit, `[data-stage="${next}"]`)).toBe(true);
    }
  });

  test("the menu of a phone opens, closes by Escape and its button, and leads on", async () => {
    await resize(visit, 378);
    await openAfresh(visit, "/");
    const menu = "dialog[open]";
    await pressButton(visit, "Open menu");
    await expect.poll(() => seen(visit, menu)).toBe(true);
    await visit.driver.actions().sendKeys(Key.ESCAPE).perform();
    await expect.poll(() => seen(visit, menu)).toBe(false);
    expect(await focusIsOn(visit, "[aria-label='Open menu']")).toBe(true);
    await pressButton(visit, "Open menu");
    await settled(visit);
    await pressButton(visit, "Close menu", menu);
    await expect.poll(() => seen(visit, menu)).toBe(false);
    await takenOver(visit);
    await pressButton(visit, "Open menu");
    await settled(visit);
    await press(visit, await named(visit, "a", "GET STARTED", menu));
    await expect.poll(() => pathOf(visit)).toBe("/contact");
    await expect.poll(() => focusIsOn(visit, "h1")).toBe(true);
    expect(await seen(visit, menu)).toBe(false);
    await visit.driver.navigate().back();
    await expect.poll(() => pathOf(visit)).toBe("/");
    await expect.poll(() => textOf(visit, "h1")).toContain("Launch Your Business");
  });

  test("off the network a pointer that rests on a link leaves the page as it is, and back on it the link leads on", async () => {
    await resize(visit, 1280);
    await openAfresh(visit, "/blog");
    await takenOver(visit);
    await visit.driver.executeScript(`
      addEventListener("error", ({ target }) => target.rel === "modulepreload" && (window.isMissing = true), true);`);
    visit.line.cut();
    const link = await named(visit, "a", "About", "header");
    await visit.driver.actions().move({ origin: link, duration: 0 }).perform();
    await expect.poll(() => visit.driver.executeScript("return window.isMissing")).toBe(true);
    visit.line.mend();
    await press(visit, link);
    await expect.poll(() => pathOf(visit)).toBe("/about");
  });
}
