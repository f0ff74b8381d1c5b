import type { Page } from "@playwright/test";
import { aCaller, timesOf } from "../../call-page.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { rowsOf } from "../../stored-records.ts";

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const choiceOf = (page: Page) => page.getByRole("region", { name: "Choose your time now" });
const dayOf = (page: Page) => choiceOf(page).getByRole("group", { name: "Day", exact: true });

type Wish = { readonly date?: string; readonly part?: string; readonly timezone?: string };

async function apply(page: Page, meeting: string, { date, part, timezone }: Wish = {}) {
  const email = aCaller().email;
  await page.clock.setFixedTime(new Date());
  await page.goto("/application-form");
  await hydrated(page);
  await field(page, "firstName").fill("Maya");
  await field(page, "lastName").fill("Ortega");
  await field(page, "email").fill(email);
  await field(page, "phone").fill("+1 415 555 0100");
  await field(page, "projectTitle").fill("Online booking");
  await field(page, "projectDescription").fill("Patients print a PDF and bring it to the desk.");
  await field(page, "budget").selectOption("25000-50000");
  await field(page, "timeline").selectOption("2-4months");
  await page.getByRole("radio", { name: meeting }).check();
  await page.getByText("3 fields: date, time, timezone").click();
  if (date) await field(page, "preferredDate").fill(date);
  if (part) await page.getByRole("radio", { name: part }).check();
  if (timezone) await field(page, "timezone").selectOption(timezone);
  await field(page, "agreeToTerms").check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application Submitted!").first()).toBeVisible();
  return email;
}

/** A working day in ten days at most, none that is closed. */
function nextWeek(): string {
  const day = new Date(Date.now() + 7 * 24 * 3_600_000);
  while ([0, 6].includes(day.getUTCDay()) || /-(12-25|01-01)$/.test(day.toISOString().slice(0, 10)))
    day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test("a consultation gets its time at once: nearest to the wish, in the zone that was chosen, and the application is scheduled", async ({
  page,
}) => {
  const date = nextWeek();
  const email = await apply(page, "In person", { date, part: "Afternoon", timezone: "EST" });
  const choice = choiceOf(page);
  await expect(choice.getByText("Eastern Time, New York")).toBeVisible();
  await expect(choice.getByLabel("Name")).toHaveValue("Maya Ortega");
  await expect(choice.getByLabel("E-mail")).toHaveValue(email);
  await expect(choice.getByLabel("Phone")).toHaveValue("+1 415 555 0100");
  await expect(choice).toContainText("At our office, San Francisco, California");
  const chosen = timesOf(choice).and(page.locator(":checked"));
  await expect(chosen).toHaveAccessibleName(/^(12|[1-4]):[03]0 PM, /);
  const name = String(await chosen.getAttribute("aria-label"));
  const startsAt = await choice.locator('[name="startsAt"]').inputValue();
  expect(startsAt.slice(0, 10)).toBe(date);

  await choice.getByRole("button", { name: "Book this time" }).click();
  const booked = page.getByRole("region", { name: "Your consultation is booked" });
  await expect(booked.getByRole("status")).toBeFocused();
  await expect(booked).toContainText(name.split(", ")[0] ?? "");
  await expect(booked).toContainText("We meet at our office, San Francisco, California.");
  await expect(booked.getByRole("link", { name: "Manage this call" })).toBeVisible();
  await expect(toastOn(page)).toContainText("Call booked");
  await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeVisible();

  const [application] = await rowsOf(page, "consultation_applications", { email: `eq.${email}` });
  expect(application?.["status"]).toBe("scheduled");
  const calls = await rowsOf(page, "call_bookings", { email: `eq.${email}` });
  expect(calls).toMatchObject([
    {
      type: "consult30",
      name: "Maya Ortega",
      phone: "+1 415 555 0100",
      tz: "America/New_York",
      place: "office",
      status: "confirmed",
      consultation_id: application?.["id"],
    },
  ]);
  expect(new Date(String(calls[0]?.["starts_at"])).toISOString()).toBe(startsAt);
});

test("without a wish nothing is chosen, and the visitor's own zone is not the guessed one @page", async ({
  page,
}) => {
  await apply(page, "Phone call");
  await expect(timesOf(choiceOf(page)).first()).toBeVisible();
  await expect(timesOf(choiceOf(page)).and(page.locator(":checked"))).toHaveCount(0);
  await expect(choiceOf(page).getByText("Pacific Time, Los Angeles")).toBeVisible();
  await expect(choiceOf(page)).toContainText("On the phone");
});

test("a date beyond what is offered opens the nearest @page", async ({ page }) => {
  await apply(page, "Video call", { date: "2031-05-20" });
  await expect(dayOf(page).getByRole("radio").last()).toBeChecked();
});

test.describe("when the calendar does not come", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("what was sent is whole without it @page", async ({ page }) => {
    await page.route("**/assets/time-choice-*.js", (route) => route.abort("connectionrefused"));
    await apply(page, "Phone call");
    const panel = page.getByRole("main").getByRole("status");
    await expect(panel).toContainText("What happens next");
    await expect(choiceOf(page)).toHaveCount(0);
  });
});
