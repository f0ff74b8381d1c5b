import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";
import { bookCall, weekAddress } from "../staff-calls.ts";

async function expectSound(page: Page, what: string) {
  expect.soft(await faultsOf(page), what).toEqual([]);
}

test.describe("what the team does with calls is sound in every look and at both widths", () => {
  test("the week, the lists, and the panels of a call", async ({ page }) => {
    test.setTimeout(180_000);
    const call = await bookCall(page);
    await signIn(page);
    await page.goto(weekAddress(call.startsAt));
    await expect(page.getByRole("link", { name: call.name })).toBeVisible();
    await expectSound(page, "agenda");
    await page.getByRole("link", { name: "Upcoming" }).click();
    await expect(page.getByRole("link", { name: call.name })).toBeVisible();
    await expectSound(page, "upcoming");
    await page.getByRole("link", { name: "What happened?" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectSound(page, "what happened");
    await page.goto(`/admin?view=call&record=${call.id}`);
    const part = page
      .getByRole("dialog", { name: call.name })
      .getByRole("region", { name: "The call" });
    for (const name of ["Move", "Give to…", "Cancel the call"]) {
      await part.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toHaveCount(2);
      await expectSound(page, name);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(1);
    }
  });
});
