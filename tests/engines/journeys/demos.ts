import { expect, test } from "vitest";
import {
  first,
  open,
  press,
  pressButton,
  resize,
  see,
  takenOver,
  textOf,
  type Visit,
} from "../visit.ts";

async function openDemo(visit: Visit, slug: string) {
  await resize(visit, 1280);
  await open(visit, `/demo/${slug}`);
  await takenOver(visit);
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
      await see(visit, ".ddlg", title);
      await pressButton(visit, button, ".ddlg");
    }
    await see(visit, ".ddlg", "Order Confirmed");
    await see(visit, ".ddlg", "Order #VB-204817");
    await pressButton(visit, "Close", ".ddlg footer");
    await see(visit, "aside", "Your cart is empty");
  });

  test("the clinic: a visit is moved to another day", async () => {
    await openDemo(visit, "healthcare");
    const before = await textOf(visit, ".vis");
    await pressButton(visit, /^Reschedule/, ".vis");
    await see(visit, "main", "Moving: ");
    const free = "[role=grid] button:not([aria-disabled=true]):not(:disabled)";
    await first(visit.driver, "input[name=slot]");
    const days = await visit.driver.executeScript<number>(
      "return document.querySelectorAll(arguments[0]).length",
      free,
    );
    expect(days).toBeGreaterThan(2);
    await press(
      visit,
      await first(
        visit.driver,
        `[role=grid] [aria-selected=true] ~ * button:not([aria-disabled=true]):not(:disabled), [role=grid] [role=row]:has([aria-selected=true]) ~ * button:not([aria-disabled=true]):not(:disabled)`,
      ),
    );
    await press(visit, await first(visit.driver, "input[name=slot]:enabled"));
    await pressButton(visit, "Confirm Appointment");
    await expect.poll(() => textOf(visit, ".vis")).not.toBe(before);
    expect(
      await visit.driver.executeScript("return document.querySelectorAll('.vis').length"),
    ).toBe(3);
  });

  test("the academy: a lesson goes on where it was left, and plays", async () => {
    await openDemo(visit, "learning");
    await pressButton(visit, "Resume at 4:18");
    await expect.poll(() => textOf(visit, "[data-clock]")).toContain("4:18 / 12:00");
    await pressButton(visit, "Play");
    await expect.poll(() => textOf(visit, "[data-clock]")).not.toContain("4:18 / 12:00");
    await pressButton(visit, "Pause");
  });
}
