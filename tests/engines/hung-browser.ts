import { setTimeout } from "node:timers/promises";
import type { WebDriver } from "selenium-webdriver";

/** What a test fails with when its browser answers nothing any more while the site does. */
export const browserHasHung = "The browser had hung and is another now.";

/** For the whole project: a test is done once more when its browser has hung, and for nothing else. */
export const onceMoreWhenHung = { count: 1, condition: new RegExp(`^${browserHasHung}$`) };

/**
 * Whether a test failed because its browser has hung: it comes to no other page any more. A script may still be answered
 * while what the test typed or pressed never is.
 */
export async function hasHung(driver: WebDriver, address: string) {
  const comes = driver.get(address).then(
    () => true,
    // A refused line is an answer as well.
    ({ name }: Error) => name !== "TimeoutError",
  );
  return !(await Promise.race([comes, setTimeout(20_000, false)]));
}
