import type { Page } from "@playwright/test";
import { aLead, expect, fillContactForm, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { closeNotices, toastOn } from "../../notices.ts";
import { rowsOf } from "../../stored-records.ts";

const sent = "We'll get back to you within 24 hours.";
const failed = "Failed to send message. Please try again.";
const endpoint = "**/rest/v1/contact_submissions*";

/** Counts the messages that leave the page. */
function countSends(page: Page) {
  const seen = { count: 0 };
  page.on("request", (request) => {
    if (request.url().includes("/contact_submissions")) seen.count += 1;
  });
  return seen;
}

test("a message is sent with exactly the specified payload, and the form is cleared", async ({
  page,
}) => {
  const lead = aLead();
  await page.goto("/contact");
  const request = page.waitForRequest(endpoint);
  await fillContactForm(page, lead);
  await page.getByRole("button", { name: "Send message" }).click();
  const posted = await request;
  expect(posted.postDataJSON()).toEqual({
    name: lead.name,
    email: lead.email,
    company: "",
    project_type: "",
    budget: "",
    message: lead.message,
  });
  expect(posted.headers().prefer ?? "").not.toContain("return=representation");
  const toast = toastOn(page);
  await expect(toast.getByText("Message Sent!")).toBeVisible();
  await expect(toast.getByText(sent)).toBeVisible();
  for (const name of ["name", "email", "company", "projectType", "budget", "message"]) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue("");
  }
  const panel = page.getByRole("main").getByRole("status").filter({ hasText: "Message Sent!" });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText("A person reads your message and answers by e-mail within 24");
  const [row] = await rowsOf(page, "contact_submissions", { email: `eq.${lead.email}` });
  const reference = `PR-${String(row?.["id"]).slice(0, 8).toUpperCase()}`;
  await expect(panel.getByText(reference, { exact: true })).toBeVisible();
});

test("nothing moves from under the finger when the reference comes late", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/contact_reference", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const lead = aLead();
  await page.goto("/contact");
  await fillContactForm(page, lead);
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  const panel = page.getByRole("main").getByRole("status").filter({ hasText: "Message Sent!" });
  await expect(panel).toBeFocused();
  await closeNotices(page);
  await fillContactForm(page, { ...lead, message: `${lead.message} And a second thing.` });
  await send.hover();
  await page.mouse.down();
  answer.resolve();
  await expect(panel).toContainText(/PR-[0-9A-F]{8}/);
  await page.mouse.up();
  await expect(page.locator('[name="message"]')).toHaveValue("");
});

test.describe("without its reference", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a message that is stored is sent all the same", async ({ page }) => {
    await page.route("**/rest/v1/rpc/contact_reference", (route) => route.abort("failed"));
    await page.goto("/contact");
    await fillContactForm(page, aLead());
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
    const panel = page.getByRole("main").getByRole("status").filter({ hasText: "Message Sent!" });
    await expect(panel).toContainText("What happens next");
    await expect(panel).not.toContainText("Reference");
  });
});

test("two quick clicks send once; after a success the next message is a message of its own", async ({
  page,
}) => {
  const lead = aLead();
  const sends = countSends(page);
  await page.goto("/contact");
  for (const [index, message] of [lead.message, `${lead.message} And a second thing.`].entries()) {
    await fillContactForm(page, { ...lead, message });
    await page.getByRole("button", { name: "Send message" }).dblclick();
    await expect(page.locator('[name="message"]')).toHaveValue("");
    expect(sends.count).toBe(index + 1);
  }
  const rows = await rowsOf(page, "contact_submissions", { email: `eq.${lead.email}` });
  expect(rows).toHaveLength(2);
});

test("what was typed and sent before React had started arrives once", async ({ page }) => {
  const lead = aLead();
  const sends = countSends(page);
  const startReact = await openBeforeReact(page, "/contact");
  await fillContactForm(page, lead);
  await page.locator('[name="message"]').press("Tab");
  await page.getByRole("button", { name: "Send message" }).click();
  startReact();
  await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
  expect(sends.count).toBe(1);
});

test("a form with mistakes is not sent; a summary leads to the fields and messages stay until mended @page", async ({
  page,
}) => {
  const sends = countSends(page);
  await page.goto("/contact");
  await hydrated(page);
  await page.locator('[name="email"]').fill("maya@ortega");
  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.locator('[name="email"]')).toHaveValue("maya@ortega");
  await expect(page.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link", { name: "Enter your name." }).click();
  await expect(page.locator('[name="name"]')).toBeFocused();
  await page.locator('[name="name"]').fill("Maya Ortega");
  await expect(page.locator("#name-error")).toHaveCount(0);
  await expect(page.locator("#email-error")).toBeVisible();
  await page.locator('[name="email"]').fill("maya@ortega.example");
  await page.locator('[name="message"]').fill("A booking page.");
  await expect(summary).toHaveCount(0);
  expect(sends.count).toBe(0);
});

test.describe("when the backend fails", () => {
  test.use({ allowedConsole: { lines: [/^Contact form: /, /Failed to load resource/] } });

  const failures = [
    { name: "is away", status: 0, reason: "could not reach our server" },
    { name: "answers 500", status: 500, reason: "on our side" },
    { name: "limits the address", status: 429, reason: "wait a minute" },
    { name: "finds it too large", status: 413, reason: "too long" },
  ];

  test("each time: the toast, the reason, the form kept, and in the end a retry that sends", async ({
    page,
  }) => {
    const lead = aLead({
      company: "Ortega Clinics",
      projectType: "healthcare",
      budget: "25k-50k",
    });
    await page.goto("/contact");
    await fillContactForm(page, lead);
    const toast = toastOn(page);
    const notice = page.locator("form").getByRole("alert");
    const retry = page.getByRole("button", { name: "Retry" });
    for (const failure of failures) {
      await test.step(`it ${failure.name}`, async () => {
        await page.route(endpoint, (route) =>
          failure.status === 0
            ? route.abort("connectionrefused")
            : route.fulfill({ status: failure.status, json: { code: "X", message: "no" } }),
        );
        const isFirst = (await retry.count()) === 0;
        await (isFirst ? page.getByRole("button", { name: "Send message" }) : retry).click();
        await expect(notice).toContainText(failure.reason);
        await expect(toast.getByText("Error", { exact: true })).toBeVisible();
        await expect(toast.getByText(failed)).toBeVisible();
        await expect(retry).toHaveCount(1);
        for (const [name, value] of [
          ["name", lead.name],
          ["company", "Ortega Clinics"],
          ["projectType", "healthcare"],
          ["budget", "25k-50k"],
          ["message", lead.message],
        ] as const) {
          await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
        }
        await page.unroute(endpoint);
        await closeNotices(page);
      });
    }
    await retry.click();
    await expect(toast.getByText("Message Sent!")).toBeVisible();
    await expect(page.locator('[name="message"]')).toHaveValue("");
  });
});

test.describe("a slow server", () => {
  test.use({ allowedConsole: { lines: [/^Contact form: /, /Failed to load resource/] } });

  test("says Sending… on both buttons, and no second click sends again", async ({ page }) => {
    const sends = countSends(page);
    const answer = Promise.withResolvers<void>();
    await page.goto("/contact");
    await fillContactForm(page, aLead());
    await page.route(endpoint, (route) => route.abort("connectionrefused"), { times: 1 });
    await page.getByRole("button", { name: "Send message" }).click();
    const notice = page.locator("form").getByRole("alert");
    await expect(notice).toBeVisible();
    await page.route(endpoint, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await notice.getByRole("button", { name: "Retry" }).dblclick();
    const buttons = page.getByRole("button", { name: "Sending…" });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await button.click({ force: true });
    answer.resolve();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
    expect(sends.count).toBe(2);
  });
});

test("the query preselects the project type and opens the message with the demo @page", async ({
  page,
}) => {
  await page.goto("/contact?projectType=realestate&demo=realestate");
  await expect(page.locator('[name="projectType"]')).toHaveValue("realestate");
  await expect(page.locator('[name="message"]')).toHaveValue(/Real Estate Portal/);
});
