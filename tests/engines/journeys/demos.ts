import { By } from "selenium-webdriver";
import { expect, test } from "vitest";
import {
  first,
  open,
  pressPlace,
  pressButton,
  resize,
  see,
  settled,
  takenOver,
  tick,
  textOf,
  type Visit,
} from "../visit.ts";

/** Not a toast, which to a screen reader is a dialog as well. */
const dialog = "[role=dialog]:has(> header)";

async function openDemo(visit: Visit, slug: string) {
  await resize(visit, 1280);
  await open(visit, `/demo/${slug}`);
  await takenOver(visit);
}

/** The next day after the chosen one that has a free time. */
async function chooseLaterDay({ driver }: Visit) {
  const openDay = "[role=grid] [role=gridcell] button:not([aria-disabled=true])";
  const days = await driver.findElements(By.css(openDay));
  const chosen = await driver.executeScript<number>(
    "return [...document.querySelectorAll(arguments[0])].findIndex((day) => day.closest('[aria-selected=true]'))",
    openDay,
  );
  for (const day of days.slice(chosen + 1)) {
    await day.click();
    if ((await driver.findElements(By.css("input[name=slot]:enabled"))).length > 0) return;
  }
  throw new Error("No later day of the month has a free time.");
}

export function demoJourneys(visit: Visit) {
  test("the store: two things into the cart, four steps, and the order is confirmed", async () => {
    await openDemo(visit, "ecommerce");
    await pressButton(visit, "Add to Cart", "#products ~ ul > li:nth-child(1)");
    await pressButton(visit, "Add to Cart", "#products ~ ul > li:nth-child(2)");
    await pressButton(visit, /^Cart \(/);
    for (const [title, button] of [
      ["Order Summary", "Next"],
      ["Shipping Information", "Next"],
      ["Payment Information", "Place Order"],
    ] as const) {
      await see(visit, dialog, title);
      await pressButton(visit, button, dialog);
    }
    await see(visit, dialog, "Order Confirmed");
    await see(visit, dialog, "Order #VB-204817");
    await pressButton(visit, "Close", `${dialog} footer`);
    await expect.poll(() => textOf(visit, "aside")).toContain("Your cart is empty");
  });

  test("the clinic: a visit is moved to another day", async () => {
    await openDemo(visit, "healthcare");
    const before = await textOf(visit, "[data-visit]");
    await pressButton(visit, /^Reschedule/, "[data-visit]");
    await see(visit, "main", "Moving: ");
    await first(visit.driver, "input[name=slot]");
    await chooseLaterDay(visit);
    await tick(visit, await first(visit.driver, "input[name=slot]:enabled"));
    await pressButton(visit, "Confirm Appointment");
    await expect.poll(() => textOf(visit, "[data-visit]")).not.toBe(before);
    expect(
      await visit.driver.executeScript("return document.querySelectorAll('[data-visit]').length"),
    ).toBe(3);
  });

  test("the agency: the end of a row of partners opens that partner, not another", async () => {
    await openDemo(visit, "portal");
    await pressButton(visit, /^Partners/);
    const name = await (await first(visit.driver, "tbody [data-partner]")).getText();
    await pressPlace(visit, await first(visit.driver, "tbody [data-label=Revenue]"));
    await expect.poll(() => textOf(visit, "[role=dialog] h2")).toContain(name);
  });

  test("the academy: a lesson goes on where it was left, and plays", async () => {
    await openDemo(visit, "learning");
    await pressButton(visit, "Resume at 4:18");
    await expect.poll(() => textOf(visit, "[data-clock]")).toContain("4:18 / 12:00");
    await pressButton(visit, "Play");
    await expect.poll(() => textOf(visit, "[data-clock]")).not.toContain("4:18 / 12:00");
    await pressButton(visit, "Pause");
  });

  test.each([
    ["fitness", "Offer Membership"],
    ["portal", "Register Deal"],
  ])("a dialog of the %s demo is as high as what stands in it", async (slug, opener) => {
    await openDemo(visit, slug);
    await pressButton(visit, opener);
    const body = await first(visit.driver, `${dialog} > header + div`);
    await settled(visit);
    const heights = await visit.driver.executeScript<{ shown: number; whole: number }>(
      "return { shown: arguments[0].clientHeight, whole: arguments[0].scrollHeight };",
      body,
    );
    expect(heights.whole).toBeGreaterThan(100);
    expect(heights.shown).toBe(heights.whole);
  });
}
