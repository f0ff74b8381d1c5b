import type { Locator, Page } from "@playwright/test";
import { aPerson, apply, fillPartner, partner, portal, password } from "../../applicant.ts";
import {
  aCaller,
  bookButton,
  bookingEndpoint,
  chooseTime,
  fillCaller,
  openCall,
} from "../../call-page.ts";
import { fillIn, formCases, newMark } from "../../every-form-cases.ts";
import { emailOf } from "../../../kinds/kind-sample.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { hold, pass } from "../../hanging.ts";
import { toastOn } from "../../notices.ts";

type Filled = {
  readonly area: Locator;
  readonly send: Locator;
  readonly endpoint: string;
  /** The sentence of the toast. */
  readonly failed: string;
  /** A field and the words in it. */
  readonly kept: readonly [field: string, value: string];
};

type Case = {
  readonly name: string;
  readonly fill: (page: Page) => Promise<Filled>;
  /** The toast off the network, where that is not the sentence of a failed send: the account comes first. */
  readonly offline?: string;
};

const simple = formCases.map((one): Case => ({
  name: one.name,
  fill: async (page) => {
    const mark = newMark();
    await page.goto(one.path);
    await hydrated(page);
    await fillIn(page, one, mark);
    const area = page.getByRole("form", { name: one.form, exact: true });
    return {
      area,
      send: area.getByRole("button", { name: one.send }),
      endpoint: `**/rest/v1/${one.endpoint}*`,
      failed: one.failed,
      kept: ["email", emailOf(mark)],
    };
  },
}));

const call: Case = {
  name: "call",
  fill: async (page) => {
    const dialog = await openCall(page, "call15");
    await chooseTime(dialog, 6, 20);
    const caller = aCaller();
    await fillCaller(dialog, caller);
    return {
      area: dialog,
      send: bookButton(dialog),
      endpoint: bookingEndpoint,
      failed: "The call could not be booked. Please try again.",
      kept: ["email", caller.email],
    };
  },
};

const applicationFailed = "Failed to send your application. Please try again.";

const applications: readonly Case[] = [
  {
    name: "partner application",
    offline: "Error signing up",
    fill: async (page) => {
      await page.goto("/auth");
      await hydrated(page);
      await fillPartner(page, aPerson());
      return {
        area: partner(page),
        send: apply(page),
        endpoint: "**/rest/v1/partner_applications*",
        failed: applicationFailed,
        kept: ["company", "Studio Halvorsen"],
      };
    },
  },
  {
    name: "portal application",
    offline: "Error signing up",
    fill: async (page) => {
      await page.goto("/auth");
      await hydrated(page);
      await page.getByRole("radio", { name: /Engineering portal/ }).check();
      const form = portal(page);
      await form.locator('[name="fullName"]').fill("Arjun Rao");
      await form.locator('[name="portfolio"]').fill("https://code.example/arjun");
      await form.locator('[name="email"]').fill(aPerson());
      await form.locator('[name="password"]').fill(password);
      return {
        area: form,
        send: apply(page),
        endpoint: "**/rest/v1/portal_applications*",
        failed: applicationFailed,
        kept: ["fullName", "Arjun Rao"],
      };
    },
  },
];

const refusal = (code: string, hint: string) => ({ code, message: "no", details: null, hint });

async function expectKept({ area, kept: [field, value] }: Filled) {
  await expect(area.locator(`[name="${field}"]`)).toHaveValue(value);
}

async function expectOtherWays(notice: Locator) {
  await expect(notice.getByRole("link", { name: "hello@perilune.example" })).toHaveAttribute(
    "href",
    "mailto:hello@perilune.example",
  );
  await expect(notice.getByRole("link", { name: "+1 (415) 555-0100" })).toHaveAttribute(
    "href",
    "tel:+14155550100",
  );
}

test.use({
  allowedConsole: { lines: [/not (sent|stored)/, /Failed to load resource/, /^Calls?: /] },
});

for (const one of [...simple, call, ...applications]) {
  test(`${one.name}: too much says how long to wait, away says try again, both how else we are reached @page`, async ({
    page,
  }) => {
    const filled = await one.fill(page);
    const { area, send, endpoint, failed } = filled;
    const notice = area.getByRole("alert");
    await page.route(endpoint, (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "120" },
        json: refusal("PT429", "120"),
      }),
    );
    await send.click();
    await expect(notice).toContainText("Please wait 2 minutes and try again.");
    await expect(notice).toContainText(failed);
    await expect(toastOn(page)).toContainText(failed);
    await expectOtherWays(notice);
    await expectKept(filled);

    for (const status of [503, 507]) {
      await page.unroute(endpoint);
      await page.route(endpoint, (route) =>
        route.fulfill({ status, headers: { "retry-after": "30" }, json: refusal("PT503", "30") }),
      );
      await notice.getByRole("button", { name: "Retry" }).click();
      await expect(notice).not.toContainText("Please wait");
      await expect(notice).toContainText(failed);
      await expectOtherWays(notice);
      await expectKept(filled);
    }
  });

  test(`${one.name}: off the network the toast and the sentence come, and no word goes @page`, async ({
    page,
    context,
  }) => {
    // Before the form is used, which loads it: the toast has to come without its library.
    await page.route("**/assets/toaster-*", (route) => route.abort());
    const filled = await one.fill(page);
    await context.setOffline(true);
    await filled.send.click();
    const notice = filled.area.getByRole("alert");
    await expect(notice.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(toastOn(page)).toContainText(one.offline ?? filled.failed);
    await expectOtherWays(notice);
    await expectKept(filled);
    await context.setOffline(false);
  });
}

test("a style sheet that cannot be had with a form's code is the network's fault as well @page", async ({
  page,
}) => {
  const form = simple.find(({ name }) => name === "newsletter");
  if (!form) throw new Error("There is no newsletter.");
  const filled = await form.fill(page);
  await page.reload();
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  // Not the one without which React does not start.
  await page.route(/\/assets\/(?!later-)[^/]*\.css$/, async (route) => {
    await waited;
    await route.abort();
  });
  await hydrated(page);
  await filled.send.click();
  // The form waits for the sheet by now; one that failed before it was sent is not asked for again.
  await expect(filled.area).toHaveAttribute("aria-busy", "true");
  goOn();
  await expectOtherWays(filled.area.getByRole("alert"));
  await expectKept(filled);
});

for (const one of applications) {
  test(`${one.name}: without the code that makes an account it says the same, and keeps every word`, async ({
    page,
  }) => {
    await page.route("**/assets/create-account-*", (route) => route.abort());
    const filled = await one.fill(page);
    await filled.send.click();
    await expect(toastOn(page)).toContainText("Error signing up");
    await expectOtherWays(filled.area.getByRole("alert"));
    await expectKept(filled);
  });
}

test("a send that takes long says that it goes on @page", async ({ page }) => {
  await page.clock.install();
  const [contact] = simple;
  if (!contact) throw new Error("There is no contact form.");
  const { area, send, endpoint } = await contact.fill(page);
  const asked = page.waitForRequest(endpoint);
  const release = await hold(page, endpoint);
  await send.click();
  await asked;
  await pass(page, 5);
  await expect(area.getByRole("status").filter({ hasText: "Still sending" })).toBeVisible();
  release();
  await page.clock.resume();
  await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
  await expect(area.getByText("Still sending")).toHaveCount(0);
});
