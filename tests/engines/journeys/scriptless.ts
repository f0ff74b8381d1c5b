import { By } from "selenium-webdriver";
import { expect, test } from "vitest";
import { publicAddresses } from "../../support/addresses.ts";
import { first, open, type Visit } from "../visit.ts";

export function scriptlessJourneys(visit: Visit) {
  for (const { path, h1 } of publicAddresses) {
    test(`${path} can be read`, async () => {
      await open(visit, path);
      const heading = await first(visit.driver, "h1");
      expect(
        ((await heading.getProperty("textContent")) ?? "").replaceAll(/\s+/g, " ").trim(),
      ).toBe(h1);
      expect(await heading.isDisplayed()).toBe(true);
      const shown = await (await first(visit.driver, "main")).getText();
      expect(shown.length, "characters shown").toBeGreaterThan(h1.length + 40);
      expect(await (await first(visit.driver, "a[href^='/']:not(.skip)")).isDisplayed()).toBe(true);
    });
  }

  test("the contact form offers the mail address", async () => {
    await open(visit, "/contact");
    const links = await visit.driver.findElements(By.css("form a[href^='mailto:']"));
    expect(links).not.toHaveLength(0);
  });
}
