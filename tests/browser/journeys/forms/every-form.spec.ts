import type { Page } from "@playwright/test";
import { fillIn, formCases, newMark, tickOf } from "../../every-form-cases.ts";
import { rowsOf } from "../../stored-records.ts";
import { emailOf, type FormCase } from "../../../kinds/kind-sample.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

const endpointOf = ({ endpoint }: FormCase) => `**/rest/v1/${endpoint}*`;

function formOf(page: Page, { form }: FormCase) {
  return page.getByRole("form", { name: form, exact: true });
}

async function expectStoredOnce(page: Page, one: FormCase, mark: string) {
  const rows = await rowsOf(page, one.table, { email: `eq.${emailOf(mark)}` });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...one.row(mark), status: one.status });
}

const keptDraft = (page: Page, { draftKey }: FormCase) =>
  page.evaluate((key) => sessionStorage.getItem(key), draftKey);

async function expectKept(page: Page, one: FormCase, mark: string) {
  for (const [name, value] of Object.entries(one.texts(mark))) {
    await expect(formOf(page, one).locator(`[name="${name}"]`)).toHaveValue(value);
  }
  for (const [name, value] of one.ticks ?? []) {
    await expect(formOf(page, one).locator(tickOf(name, value))).toBeChecked();
  }
}

for (const one of formCases) {
  test.describe(one.name, () => {
    test.use({
      allowedConsole: { lines: [new RegExp(`^${one.logName}: `), /Failed to load resource/] },
    });

    test("ten sends at once whose answers are lost, then an error: every word stays, and Retry stores it once", async ({
      page,
    }) => {
      const mark = newMark();
      await page.goto(one.path);
      await hydrated(page);
      await fillIn(page, one, mark);
      const arrived: boolean[] = [];
      await page.route(endpointOf(one), async (route) => {
        const answers = await Promise.all(Array.from({ length: 10 }, () => route.fetch()));
        arrived.push(...answers.map((answer) => answer.ok()));
        await route.abort("connectionreset");
      });
      await formOf(page, one).getByRole("button", { name: one.send }).click();
      const notice = formOf(page, one).getByRole("alert");
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(one.failed);
      await expect(notice).toContainText("We could not reach our server.");
      await expect(toastOn(page)).toContainText(one.failed);
      await expectKept(page, one, mark);
      expect(arrived).toEqual(Array(10).fill(true));

      await page.unroute(endpointOf(one));
      await page.route(endpointOf(one), (route) =>
        route.fulfill({ status: 500, json: { code: "XX000", message: "no" } }),
      );
      const retry = notice.getByRole("button", { name: "Retry" });
      await retry.click();
      await expect(notice).toContainText("Something went wrong on our side.");
      await expect(notice).toBeFocused();
      await expectKept(page, one, mark);

      await page.unroute(endpointOf(one));
      await retry.click();
      await expect(toastOn(page).getByText(one.done, { exact: false })).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("status").filter({ hasText: one.done }),
      ).toBeFocused();
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
      await expectStoredOnce(page, one, mark);
      expect(await keptDraft(page, one)).toBeNull();
    });

    test("a reload before sending loses nothing; what comes back is sent, and then gone", async ({
      page,
    }) => {
      const mark = newMark();
      await page.goto(one.path);
      await hydrated(page);
      await fillIn(page, one, mark);
      await page.reload();
      await hydrated(page);
      await expectKept(page, one, mark);
      await formOf(page, one).getByRole("button", { name: one.send }).click();
      await expect(
        page.getByRole("main").getByRole("status").filter({ hasText: one.done }),
      ).toBeVisible();
      await expectStoredOnce(page, one, mark);
      expect(await keptDraft(page, one)).toBeNull();
      await page.reload();
      await hydrated(page);
      const [name = ""] = Object.keys(one.texts(mark));
      await expect(formOf(page, one).locator(`[name="${name}"]`)).toHaveValue("");
    });
  });
}
