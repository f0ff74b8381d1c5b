import type { Page } from "@playwright/test";
import { expect, settled, test } from "../fixtures.ts";
import { openStoppedDemo, storedIn } from "../demos/demo-page.ts";
import { ask, handleOf, rememberButtons, type Place } from "../demos/opened-buttons.ts";
import { runningDemos, screens, showScreen } from "../demos/screens.ts";
import { pressAtOnce } from "../press-at-once.ts";

/** Takes away what the last press has opened over the page, without touching anything below it. */
async function tidyUp(page: Page) {
  const disorder = await ask(page, "disorder");
  if (disorder === "none") return;
  if (disorder === "overlay") await page.keyboard.press("Escape");
  if (disorder === "full screen") {
    // The button takes its other name some time after a press.
    const leave = page.getByRole("button", { name: "Leave full screen" });
    await pressAtOnce(leave);
    await expect(leave).toHaveCount(0);
  }
  if (disorder === "lecture") {
    await page.getByRole("button", { name: "Pause", exact: true }).click();
  }
  await page.clock.runFor(500);
  await tidyUp(page);
}

/** Presses a button, and answers whether the page shows, says, prints or hands out anything since. */
async function pressAt(page: Page, index: number, place: Place) {
  const { point, isCovered } = place;
  await page.mouse.move(point.x, point.y);
  const before = await ask(page, "calm", index);
  // Where something else is in its middle, the driver looks for another spot or says what covers it.
  if (isCovered) {
    await (await handleOf(page, index))?.click();
  } else {
    await page.mouse.down();
    await page.mouse.up();
  }
  return async () => {
    if ((await ask(page, "describe", index)) !== before) return true;
    await page.clock.runFor(100);
    return false;
  };
}

/** Where a button is, once the screen is in order again; what is chosen already gives way to another of its group. */
async function findAgain(page: Page, index: number, goBack: () => Promise<void>) {
  let place = await ask(page, "find", index);
  if (place === "gone") {
    await goBack();
    place = await ask(page, "find", index);
  }
  if (typeof place === "string" || !place.rival) return place;
  await page.mouse.click(place.rival.x, place.rival.y);
  await page.clock.runFor(100);
  return ask(page, "find", index);
}

/**
 * Presses every button of a screen as it stands when it is opened. What a press has changed is undone by opening the
 * demo anew as soon as a button that was there is gone, or does nothing any more.
 */
async function pressAll(page: Page, open: () => Promise<void>, goBack: () => Promise<void>) {
  await open();
  const count = await ask(page, "remember");
  expect(count).toBeGreaterThan(0);
  const pressAnew = async (index: number) => {
    await open();
    expect(await ask(page, "remember")).toBe(count);
    const place = await findAgain(page, index, goBack);
    if (typeof place === "string") throw new Error(`Button ${index} is ${place}.`);
    const message = `what happens after a click on ${place.markup}`;
    const hasEffect = await pressAt(page, index, place);
    await expect.poll(hasEffect, { message, intervals: [20] }).toBe(true);
  };
  for (let index = 0; index < count; index += 1) {
    // What the last press has begun comes to its end: toasts, replies. It would count for this one.
    await page.clock.fastForward(6000);
    await page.clock.fastForward(6000);
    await tidyUp(page);
    const place = await findAgain(page, index, goBack);
    if (place === "never") continue;
    if (place === "gone") {
      await pressAnew(index);
      continue;
    }
    const hasEffect = await pressAt(page, index, place);
    const isAlive = (await hasEffect()) || (await hasEffect()) || (await hasEffect());
    if (!isAlive) await pressAnew(index);
  }
}

/** Marks in the page, at once, what leaves no other trace in it: printing, and files made for a download. */
function markOutside() {
  const make = URL.createObjectURL.bind(URL);
  globalThis.print = () => (document.documentElement.dataset.printed = "yes");
  URL.createObjectURL = (source) => {
    const marks = document.documentElement.dataset;
    marks.files = String(Number(marks.files ?? 0) + 1);
    return make(source);
  };
}

const madeFiles = () => Number(document.documentElement.dataset.files ?? 0);

for (const demo of runningDemos) {
  test(`${demo}: every button of every screen does something, without the network or a trace`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(markOutside);
    const files = { made: 0, handedOut: 0 };
    page.on("download", () => (files.handedOut += 1));
    const countFiles = async () => (files.made += await page.evaluate(madeFiles));
    await rememberButtons(page);
    const asked: string[] = [];
    let isLoading = true;
    page.on("request", (request) => {
      if (!isLoading && request.url().startsWith("http")) asked.push(request.url());
    });
    for (const screen of screens[demo]) {
      await test.step(screen, async () => {
        const goBack = async () => {
          await showScreen(page, demo, screen);
          // The screen that was shown before goes a frame later.
          await page.clock.runFor(500);
        };
        const open = async () => {
          isLoading = true;
          await countFiles();
          await openStoppedDemo(page, demo);
          await settled(page);
          isLoading = false;
          await goBack();
        };
        await pressAll(page, open, goBack);
      });
    }
    await countFiles();
    await expect.poll(() => files.handedOut, { message: "downloads" }).toBe(files.made);
    expect(asked).toEqual([]);
    expect(await storedIn(page)).toEqual([]);
  });
}
