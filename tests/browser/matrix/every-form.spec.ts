import type { Page } from "@playwright/test";
import { fillIn, formCases, newMark } from "../every-form-cases.ts";
import type { FormCase } from "../../kinds/kind-sample.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";
import { closeNotices } from "../notices.ts";

/** The toast goes by itself; what stays is judged. */
async function judge(page: Page, state: string) {
  await closeNotices(page);
  expect.soft(await faultsOf(page, { fits: [320] }), state).toEqual([]);
}

async function failThenSend(page: Page, one: FormCase) {
  const endpoint = `**/rest/v1/${one.endpoint}*`;
  await page.goto(one.path);
  await hydrated(page);
  await fillIn(page, one, newMark());
  await page.route(endpoint, (route) => route.abort("connectionrefused"));
  await page
    .getByRole("form", { name: one.form, exact: true })
    .getByRole("button", { name: one.send })
    .click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await judge(page, "failed");
  await page.unroute(endpoint);
  await retry.click();
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: one.done }),
  ).toBeVisible();
  await judge(page, "sent");
}

test.use({
  allowedConsole: { lines: [/: the message was not sent\./, /Failed to load resource/] },
});

for (const one of formCases) {
  test(`the ${one.name} is sound when it failed and when it is sent, in every look`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await failThenSend(page, one);
  });
}

test("what e-mails lead to is sound, before and after the button", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto("/blog?newsletter=unsubscribe&token=0123456789abcdef");
  await expect(page.getByRole("heading", { name: "Leave the list" })).toBeFocused();
  expect.soft(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    page.locator("main").getByRole("heading", { name: "This link is not valid any more" }),
  ).toBeVisible();
  await judge(page, "answered");
});
