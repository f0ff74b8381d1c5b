import { setTimeout } from "node:timers/promises";
import type { WebDriver } from "selenium-webdriver";
import type { TestError } from "vitest";

/** What a test fails with when its browser answers nothing any more while the site does. */
export const browserHasHung = "The browser had hung and is another now.";

/** For the whole project: a test is done once more when its browser has hung, and for nothing else. */
export const onceMoreWhenHung = { count: 1, condition: new RegExp(`^${browserHasHung}$`) };

/** Whether a test failed because a page never came, or because its page no longer answers the driver. */
export async function hasHung(driver: WebDriver, errors: readonly TestError[] = []) {
  if (errors.some(({ name }) => name === "TimeoutError")) return true;
  const answers = driver.executeScript("return true").then(Boolean, () => true);
  return !(await Promise.race([answers, setTimeout(10_000, false)]));
}
