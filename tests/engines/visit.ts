import { writeFileSync } from "node:fs";
import { By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { versionFile, type Browser, type Choices, type Engine } from "./engine.ts";
import { browserHasHung, hasHung } from "./hung-browser.ts";
import { openLine, type Line } from "./line.ts";

export type Visit = {
  readonly engine: Engine;
  driver: WebDriver;
  line: Line;
};

/** The tests of this engine in which it has hung. */
const hungIn: string[] = [];

/**
 * A browser and a line for the tests of one file or group; both are there when the tests run. A browser that has hung is
 * replaced, the first time, or each test after it would wait its minute for it.
 */
export function aVisit(engine: Engine, choices?: Choices): Visit {
  const visit = { engine } as Visit;
  let browser: Browser | undefined;
  let lost: string | undefined;
  async function start() {
    browser = await engine.start(choices);
    visit.driver = browser.driver;
    await noteVersion(visit);
    await browser.driver.manage().setTimeouts({ script: 20_000, pageLoad: 60_000 });
  }
  beforeAll(async () => {
    visit.line = await openLine(inject("sitePort"));
    await start();
  });
  beforeEach(() => {
    if (lost) throw new Error(lost);
    // A test that has failed off the network leaves it cut.
    visit.line.mend();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail" || lost) return;
    if (!(await hasHung(visit.driver, `${visit.line.origin}/robots.txt`))) return;
    await browser?.kill();
    browser = undefined;
    if (!(await siteAnswers())) lost = "The site does not answer any more.";
    else if (hungIn.length > 0) lost = `${engine.name} has hung twice, first in “${hungIn[0]}”.`;
    if (lost) throw new Error(lost);
    hungIn.push(task.name);
    await start();
    throw new Error(browserHasHung);
  });
  afterAll(async () => {
    await browser?.stop();
    visit.line.close();
  });
  return visit;
}

async function siteAnswers() {
  const address = `http://127.0.0.1:${inject("sitePort")}/healthz`;
  const health = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  return health?.ok ?? false;
}

/** For the last lines of the run. */
async function noteVersion({ engine, driver }: Visit) {
  const version = (await driver.getCapabilities()).get("browserVersion");
  const hung = hungIn.map((name) => ` (hung in “${name}”, which was done once more)`).join("");
  writeFileSync(versionFile(engine.name), `${engine.name} ${version}${hung}`);
}

export async function open({ driver, line }: Visit, path: string) {
  await driver.get(`${line.origin}${path}`);
}

/** As somebody who has never been here. */
export async function openAfresh(visit: Visit, path: string) {
  await open(visit, "/robots.txt");
  await visit.driver.manage().deleteAllCookies();
  await visit.driver.executeScript("localStorage.clear(); sessionStorage.clear();");
  await open(visit, path);
}

/** Moves the mouse, the sign of a visitor that starts React, until React has taken the page over. */
export async function takenOver({ driver }: Visit) {
  let step = 0;
  await expect
    .poll(async () => {
      step = (step % 20) + 1;
      await driver
        .actions()
        .move({ x: 40 + step, y: 40, duration: 0 })
        .perform();
      return driver.executeScript(`
        const root = document.querySelector("main");
        return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));`);
    })
    .toBe(true);
}

/** Until nothing moves any more: typefaces are there, nothing runs that ends, and two frames have been drawn. */
export async function settled({ driver }: Visit) {
  await driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () => document.getAnimations().filter((one) =>
      one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    (async () => {
      await document.fonts.ready;
      do {
        await Promise.allSettled(ending().map((one) => one.finished));
        await frame();
        await frame();
      } while (ending().length > 0);
    })().then(() => done(), (error) => done(String(error)));`);
}

/** Makes the window this wide and waits until the page knows. */
export async function resize(visit: Visit, width: number, height = 900) {
  await visit.driver.manage().window().setRect({ width, height });
  await expect.poll(() => visit.driver.executeScript("return innerWidth")).toBe(width);
  await settled(visit);
}

/** How many pixels the page is wider than its window. */
export function overflowOf({ driver }: Visit): Promise<number> {
  return driver.executeScript(
    "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

/** The first element that matches, as soon as there is one. */
export async function first(scope: WebDriver | WebElement, css: string): Promise<WebElement> {
  await expect
    .poll(async () => (await scope.findElements(By.css(css))).length, { message: css })
    .toBeGreaterThan(0);
  return scope.findElement(By.css(css));
}

/** The first element that can be seen and has this name, or one that matches it. */
export async function named(
  { driver }: Visit,
  css: string,
  name: string | RegExp,
  scope = "body",
): Promise<WebElement> {
  const pattern = typeof name === "string" ? null : name.source;
  const script = `
    const [css, name, pattern, scope] = arguments;
    const nameOf = (element) =>
      (element.getAttribute("aria-label") ?? element.textContent).replace(/\\s+/g, " ").trim();
    return [...document.querySelectorAll(scope)]
      .flatMap((area) => [...area.querySelectorAll(css)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .find((element) => pattern ? new RegExp(pattern).test(nameOf(element)) : nameOf(element) === name) ?? null;`;
  let found: WebElement | null = null;
  await expect
    .poll(
      async () => {
        found = await driver.executeScript<WebElement | null>(
          script,
          css,
          String(name),
          pattern,
          scope,
        );
        return found !== null;
      },
      { message: `${css} named ${name}` },
    )
    .toBe(true);
  if (!found) throw new Error(`There is no ${css} named ${name}.`);
  return found;
}

/** Brings an element to the middle of the window and waits until it stays where it is. */
async function bringToRest({ driver }: Visit, element: WebElement) {
  await driver.executeAsyncScript(
    `const [element, done] = arguments;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => Object.values(element.getBoundingClientRect().toJSON()).join(" ");
    (async () => {
      for (let same = 0, before = ""; same < 2; ) {
        await frame();
        const now = place();
        same = now === before ? same + 1 : 0;
        before = now;
      }
    })().then(() => done(), (error) => done(String(error)));`,
    element,
  );
}

/** Presses with the mouse, where a visitor would: in the middle of the window. */
export async function press(visit: Visit, element: WebElement) {
  await bringToRest(visit, element);
  await element.click();
}

/** Presses where this element is, whatever lies over it. */
export async function pressPlace(visit: Visit, element: WebElement) {
  await bringToRest(visit, element);
  await visit.driver.actions().move({ origin: element, duration: 0 }).click().perform();
}

/** A button that is drawn anew between being found and being pressed has not been pressed: it is found again. */
export async function pressButton(visit: Visit, name: string | RegExp, scope = "body") {
  const find = () => named(visit, "button, [role=button], [role=tab]", name, scope);
  try {
    await press(visit, await find());
  } catch (failure) {
    if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
    await press(visit, await find());
  }
}

/** The text of everything that matches and can be seen. */
export function textOf({ driver }: Visit, css: string): Promise<string> {
  return driver.executeScript(
    `return [...document.querySelectorAll(arguments[0])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.textContent).join(" ");`,
    css,
  );
}

export async function see(visit: Visit, css: string, text: string) {
  await expect.poll(() => textOf(visit, css), { message: css }).toContain(text);
}

export function seen({ driver }: Visit, css: string): Promise<boolean> {
  return driver.executeScript(
    `return [...document.querySelectorAll(arguments[0])]
      .some((element) => element.checkVisibility({ visibilityProperty: true }));`,
    css,
  );
}

export function pathOf({ driver }: Visit): Promise<string> {
  return driver.executeScript("return location.pathname + location.search");
}

/** Writes into a text field, or chooses an option, as a visitor does. */
export async function write(visit: Visit, field: WebElement, value: string) {
  const kind = await visit.driver.executeScript<string>("return arguments[0].type", field);
  await visit.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", field);
  if (kind === "date" && visit.engine.name === "WebKit") {
    const [year = "", month = "", day = ""] = value.split("-");
    // Its field is typed into as it reads: month, day, year.
    await field.sendKeys(`${Number(month)}/${Number(day)}/${year}`);
  } else if (kind === "select-one") {
    await (await field.findElement(By.css(`option[value="${value}"]`))).click();
  } else {
    await field.clear();
    await field.sendKeys(value.replaceAll("\n", Key.ENTER));
  }
}

/** Chooses a radio button by its label, as its own circle may be drawn elsewhere, or ticks a box. */
export async function tick(visit: Visit, box: WebElement) {
  if (await box.isSelected()) return;
  const target = await visit.driver.executeScript<WebElement>(
    "const [box] = arguments; return box.type === 'radio' ? (box.closest('label') ?? box.labels[0] ?? box) : box;",
    box,
  );
  await press(visit, target);
  await expect.poll(() => box.isSelected()).toBe(true);
}
