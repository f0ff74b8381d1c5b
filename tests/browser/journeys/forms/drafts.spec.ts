import type { Page } from "@playwright/test";
import { newMark } from "../../every-form-cases.ts";
import { rowsOf } from "../../stored-records.ts";
import { emailOf } from "../../../kinds/kind-sample.ts";
import { aLead, expect, fillContactForm, hydrated, openBeforeReact, test } from "../../fixtures.ts";

const supportEndpoint = "**/rest/v1/support_requests*";

const message = (page: Page) =>
  page.getByRole("form", { name: "Write to us" }).getByLabel("Message");
const send = (page: Page) =>
  page
    .getByRole("form", { name: "Write to us" })
    .getByRole("button", { name: "Send message" })
    .click();
const sent = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "Message Sent!" });

/** The ids under which the support form was sent. */
function sentIds(page: Page) {
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/support_requests")) ids.push(request.postDataJSON().id);
  });
  return ids;
}

test("a draft never overwrites what was typed before React had started @page", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await fillContactForm(page, aLead({ name: "Maya Ortega", company: "Ortega Clinics" }));
  const startReact = await openBeforeReact(page, "/contact");
  await page.locator('[name="name"]').fill("Nils Berg");
  startReact();
  await expect(page.locator('[name="company"]')).toHaveValue("Ortega Clinics");
  await expect(page.locator('[name="name"]')).toHaveValue("Nils Berg");
});

test("a draft stays in its tab and its form @page", async ({ page, context }) => {
  await page.goto("/careers/product-designer");
  await hydrated(page);
  await page.locator('[name="message"]').fill("I draw tables.");
  await page.goto("/careers/platform-engineer");
  await hydrated(page);
  await expect(page.locator('[name="message"]')).toHaveValue("");
  const other = await context.newPage();
  await other.goto("/careers/product-designer");
  await hydrated(other);
  await expect(other.locator('[name="message"]')).toHaveValue("");
});

test("what a link asks for comes before what the draft had @page", async ({ page }) => {
  await page.goto("/purchase?package=starter");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).fill("Maya Ortega");
  await page.goto("/purchase?plan=professional");
  await expect(page.getByRole("radio", { name: "Professional plan" })).toBeChecked();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Maya Ortega");
});

test.describe("the id of a send", () => {
  test.use({ allowedConsole: { lines: [/^Support form: /, /Failed to load resource/] } });

  test("is the same through failure, Retry and reload, and another for other words", async ({
    page,
  }) => {
    const ids = sentIds(page);
    const mark = newMark();
    await page.goto("/support#contact");
    await hydrated(page);
    await message(page).fill(mark);
    await page.route(supportEndpoint, (route) => route.abort("connectionreset"));
    await send(page);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => ids.length).toBe(2);
    await page.reload();
    await hydrated(page);
    await expect(message(page)).toHaveValue(mark);
    await page.unroute(supportEndpoint);
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    await message(page).fill(`${mark} again`);
    await send(page);
    await expect(message(page)).toHaveValue("");
    expect(new Set(ids).size).toBe(2);
    const rows = await rowsOf(page, "support_requests", { message: `in.(${mark},${mark} again)` });
    expect(rows.map(({ id }) => String(id)).toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  test("changes with the words, so that a mended message is not taken for the first", async ({
    page,
  }) => {
    const mark = newMark();
    await page.goto("/support#contact");
    await hydrated(page);
    await page.getByLabel("Email").fill(emailOf(mark));
    await message(page).fill("The export is emty.");
    await page.route(supportEndpoint, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await send(page);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.unroute(supportEndpoint);
    await message(page).fill("The export is empty.");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(sent(page)).toBeVisible();
    const rows = await rowsOf(page, "support_requests", { email: `eq.${emailOf(mark)}` });
    expect(rows.map((row) => String(row["message"])).toSorted()).toEqual([
      "The export is empty.",
      "The export is emty.",
    ]);
  });
});
