import type { Page } from "@playwright/test";
import { newMark } from "../../every-form-cases.ts";
import { rowsOf } from "../../stored-records.ts";
import { emailOf } from "../../../kinds/kind-sample.ts";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

/** Four of the twelve. */
const services = [
  "Website Design & Development",
  "Web Application Development",
  "UI/UX Design",
  "Hosting & Maintenance",
];

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const form = (page: Page) => page.getByRole("form", { name: "Launch consultation" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit application" });

async function fillRequired(page: Page) {
  await field(page, "firstName").fill("Maya");
  await field(page, "lastName").fill("Ortega");
  await field(page, "email").fill(emailOf(newMark()));
  await field(page, "phone").fill("+1 415 555 0100");
  await field(page, "projectTitle").fill("Online booking");
  await field(page, "projectDescription").fill("Patients print a PDF and bring it to the desk.");
  await field(page, "budget").selectOption("25000-50000");
  await field(page, "timeline").selectOption("2-4months");
  await page.getByRole("radio", { name: "Phone call" }).check();
}

function countPosts(page: Page) {
  const seen = { count: 0 };
  page.on("request", (request) => {
    if (request.method() === "POST") seen.count += 1;
  });
  return seen;
}

const keptDraft = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("draft-consultation") ?? "");

test("what is required is named, the summary takes the focus and leads to each field @page", async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto("/application-form");
  await hydrated(page);
  await field(page, "email").fill("maya@ortega");
  await submit(page).click();
  const summary = form(page).getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText("10 fields need a look");
  for (const name of [
    "firstName",
    "lastName",
    "email",
    "phone",
    "projectTitle",
    "projectDescription",
    "budget",
    "timeline",
    "agreeToTerms",
  ]) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#${name}-error`)).toBeVisible();
  }
  await expect(page.getByRole("radiogroup", { name: "How shall we meet?" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  for (const name of ["company", "preferredDate", "timezone", "services"]) {
    await expect(field(page, name).first()).not.toHaveAttribute("aria-invalid", "true");
  }
  await summary.getByRole("link", { name: "Choose how we shall meet." }).click();
  await expect(page.getByRole("radio", { name: "Video call" })).toBeFocused();
  await summary.getByRole("link", { name: "Enter a phone number." }).click();
  await expect(field(page, "phone")).toBeFocused();
  await field(page, "phone").fill("+1 415 555 0100");
  await expect(page.locator("#phone-error")).toHaveCount(0);
  await expect(page.locator("#email-error")).toBeVisible();
  expect(posts.count).toBe(0);
});

test("a complete form without terms, or with a date that is gone, is not submitted @page", async ({
  page,
}) => {
  const posts = countPosts(page);
  await page.goto("/application-form");
  await fillRequired(page);
  await test.step("without terms the specified toast appears, and the sentence stands inline", async () => {
    await submit(page).click();
    await expect(toastOn(page).getByText("Terms Required", { exact: true })).toBeVisible();
    const sentence = "Please agree to the terms and conditions to continue.";
    await expect(toastOn(page).getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.locator("#agreeToTerms-error")).toHaveText(sentence);
    await expect(form(page).getByRole("heading", { name: "One field needs a look" })).toBeVisible();
    await expect(page.getByText("Application Submitted!")).toHaveCount(0);
    await expect(field(page, "projectTitle")).toHaveValue("Online booking");
  });
  await test.step("a date before tomorrow is refused", async () => {
    await form(page).getByText("3 fields: date, time, timezone").click();
    await field(page, "preferredDate").fill("2024-02-29");
    await field(page, "agreeToTerms").check();
    await submit(page).click();
    await expect(page.locator("#preferredDate-error")).toHaveText(
      "Choose a date from tomorrow on.",
    );
    await expect(form(page)).toBeVisible();
  });
  expect(posts.count).toBe(0);
});

test("a complete application ends with the toast, a reference, and neither form nor draft", async ({
  page,
}) => {
  await page.goto("/application-form");
  await fillRequired(page);
  const email = emailOf(newMark());
  await field(page, "email").fill(email);
  await page.getByRole("checkbox", { name: services[2] }).check();
  await field(page, "agreeToTerms").check();
  await expect.poll(() => keptDraft(page)).toContain("Online booking");
  await submit(page).click();
  await expect(toastOn(page).getByText("Application Submitted!", { exact: true })).toBeVisible();
  const promise = "We'll schedule your consultation and send you a confirmation email.";
  await expect(toastOn(page).getByText(promise, { exact: true })).toBeVisible();
  const panel = page.getByRole("main").getByRole("status");
  await expect(panel).toBeFocused();
  await expect(panel).toContainText("Application Submitted!");
  const [row] = await rowsOf(page, "consultation_applications", { email: `eq.${email}` });
  expect(row).toMatchObject({ services: [services[2]], preferred_date: null, company: "" });
  const reference = `LC-${String(row?.["id"]).slice(0, 8).toUpperCase()}`;
  await expect(panel.getByText(reference, { exact: true })).toBeVisible();
  await expect(panel).toContainText("phone call");
  await expect(panel).toContainText("UI/UX Design");
  await expect(form(page)).toHaveCount(0);
  expect(await keptDraft(page)).toBe("");
  await page.reload();
  await expect(field(page, "projectTitle")).toHaveValue("");
});

test("no service chosen does not stop anybody, and says so", async ({ page }) => {
  await page.goto("/application-form");
  const hint = form(page).getByText("No service chosen. We'll help you decide.");
  await expect(hint).toBeVisible();
  await page.getByRole("checkbox", { name: services[0] }).check();
  await expect(hint).toBeHidden();
  await page.getByRole("checkbox", { name: services[0] }).uncheck();
  await fillRequired(page);
  await field(page, "agreeToTerms").check();
  await submit(page).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("No service chosen");
});

test("a draft survives a reload: text, choices, radio buttons, boxes and what was unfolded @page", async ({
  page,
}) => {
  await page.goto("/application-form");
  await hydrated(page);
  const folds = form(page).locator("details");
  await form(page).getByText("2 fields: company, position").click();
  await field(page, "company").fill("Ortega Clinics");
  await field(page, "projectTitle").fill("Online booking");
  await field(page, "budget").selectOption("100000+");
  await page.getByRole("radio", { name: "In person" }).check();
  await page.getByRole("checkbox", { name: services[1] }).check();
  await page.getByRole("checkbox", { name: services[3] }).check();
  await page.getByRole("checkbox", { name: /one letter a month/ }).check();
  await page.reload();
  await hydrated(page);
  await expect(field(page, "company")).toHaveValue("Ortega Clinics");
  await expect(field(page, "company")).toBeVisible();
  await expect(folds.nth(1)).not.toHaveAttribute("open");
  await expect(field(page, "projectTitle")).toHaveValue("Online booking");
  await expect(field(page, "budget")).toHaveValue("100000+");
  await expect(page.getByRole("radio", { name: "In person" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: services[1] })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: services[3] })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: services[0] })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /one letter a month/ })).toBeChecked();
  await expect(field(page, "agreeToTerms")).not.toBeChecked();
});

for (const { timezoneId, nearest } of [
  { timezoneId: "America/Los_Angeles", nearest: "PST" },
  { timezoneId: "America/New_York", nearest: "EST" },
  { timezoneId: "Europe/Lisbon", nearest: "GMT" },
  { timezoneId: "Europe/Athens", nearest: "CET" },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`the timezone is ${nearest} until another is chosen @page`, async ({ page }) => {
      await page.goto("/application-form");
      await hydrated(page);
      await expect(field(page, "timezone")).toHaveValue(nearest);
    });
  });
}

test("what was filled in and sent before React has started is submitted once it has", async ({
  page,
}) => {
  const startReact = await openBeforeReact(page, "/application-form");
  await fillRequired(page);
  await field(page, "agreeToTerms").check();
  await submit(page).click();
  startReact();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Application Submitted!");
});
