import type { Page } from "@playwright/test";
import { aPerson, password, signUp } from "../../applicant.ts";
import { aLead, expect, hydrated, sendLead } from "../../fixtures.ts";
import { expectWithin15s, failUntil, hang, hold, pass, pressRetry } from "../../hanging.ts";
import { rowWith, search } from "../../inbox-records.ts";
import { openInbox, test, withoutNews } from "../../staff-test.ts";

const retryOn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Retry" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

/** The second is its name while the page reads again by itself. */
const retryNames = /^(Retry|Trying again…)$/;

/** Everything that is read but who somebody is. */
const allButAccess = /\/rest\/v1\/(?!rpc\/staff_seen)/;

/** Lets the stored session be over, so that the page has to renew it first. */
async function outliveSession(page: Page) {
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => name.includes("auth-token"));
    if (!key || sessionStorage.getItem("outlived")) return;
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    sessionStorage.setItem("outlived", "yes");
  });
}

test.use({
  allowedConsole: { lines: [/Failed to load resource/, /AuthRetryableFetchError/, /^Forgotten/] },
});

test.describe("without an answer, opening the console ends within 15 seconds in Retry @page", () => {
  const gates = [
    { what: "the address", held: "**/app-config.json", says: "Could not check your session" },
    { what: "access", held: "**/rest/v1/rpc/staff_seen", says: "Could not check your access" },
    { what: "everything", held: "**/rest/v1/**", says: "Could not check your access" },
  ];
  for (const { what, held, says } of gates) {
    test(`${what} hangs`, async ({ page }) => {
      await page.clock.install();
      const hung = await hang(page, held);
      await page.goto("/admin");
      await hung.asked();
      await expectWithin15s(page, page.getByRole("heading", { name: says }));
      await hung.end();
      await retryOn(page).click();
      await expect(pages(page)).toContainText(" of ");
    });
  }

  test("the session's renewal hangs, and Retry asks the server again", async ({ page }) => {
    await outliveSession(page);
    await page.clock.install();
    const hung = await hang(page, /\/auth\/v1\/token/);
    await page.goto("/admin");
    await hung.asked();
    const notice = page.getByRole("heading", { name: "Could not check your session" });
    await expectWithin15s(page, notice);
    // The library gives up for a minute after half a one.
    await pass(page, 40);
    await hung.end();
    await retryOn(page).click();
    await expect(pages(page)).toContainText(" of ");
  });
});

test.describe("without an answer, each part ends within 15 seconds in Retry @page", () => {
  const parts = [
    { address: "/admin", says: "Could not load submissions", shows: "Pages" },
    { address: "/admin?view=all", says: "Could not load submissions", shows: "Pages" },
    { address: "/admin?view=support&q=word", says: "Could not load submissions", shows: "Pages" },
    { address: "/admin?view=insights", says: "The insights could not be loaded", shows: "Period" },
    { address: "/admin?view=team", says: "Could not load the team", shows: "Views" },
    { address: "/admin?view=mail", says: "Could not load the letters", shows: "Views" },
    {
      address: "/admin?person=a@b.example",
      says: "Could not load this card",
      shows: "Views",
      held: /\/rpc\/person_card/,
    },
    {
      address: "/admin?company=b.example",
      says: "Could not load this card",
      shows: "Views",
      held: /\/rpc\/company_card/,
    },
  ];
  // Parts with a script of their own ask later than what stands around them.
  for (const { address, says, shows, held = allButAccess } of parts) {
    test(address, async ({ page }) => {
      await page.clock.install();
      const hung = await hang(page, held);
      await page.goto(address);
      await hung.asked();
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: says });
      await expectWithin15s(page, alert);
      const answer = await failUntil(page, held, 503);
      await hung.end();
      await pressRetry(alert, held);
      answer();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: shows })).toBeVisible();
    });
  }

  test("a record, its parts and the saved views", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await withoutNews(page);
    await page.clock.install();
    await openInbox(page);
    await search(page, lead.email);
    const hung = await hang(page, /\/rest\/v1\/(rpc\/record_timeline|saved_views)/);
    await rowWith(page, lead.email).getByRole("button").first().click();
    await hung.asked();
    const panel = page.locator("[role=dialog]:not([data-toast])");
    const conversation = panel.getByRole("region", { name: "Conversation" });
    const note = panel.getByRole("textbox", { name: "New note" });
    await note.fill("Called, no answer");
    await expectWithin15s(page, conversation.getByRole("button", { name: retryNames }));
    await expect(conversation).toContainText("could not be");
    await expect(note).toHaveValue("Called, no answer");
    const release = await hold(page, "**/rest/v1/rpc/record_timeline*");
    await hung.end();
    await pressRetry(conversation, "**/rest/v1/rpc/record_timeline*");
    await expect(conversation.getByRole("button", { name: "Trying again…" })).toBeVisible();
    release();
    await expect(conversation.getByRole("alert")).toHaveCount(0);
    await expect(note).toHaveValue("Called, no answer");
  });

  test("nor does a part wait longer because others go on writing", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.clock.install();
    await openInbox(page);
    await search(page, lead.email);
    const hung = await hang(page, "**/rest/v1/rpc/record_timeline*");
    await rowWith(page, lead.email).getByRole("button").first().click();
    await hung.asked();
    // The record itself has been asked for, too, and no time may pass before it is there.
    const conversation = page.getByRole("region", { name: "Conversation" });
    await expect(conversation).toBeVisible();
    await pass(page, 12);
    const looked = page.waitForRequest("**/rest/v1/rpc/inbox_counts*");
    await sendLead(page, aLead());
    await looked;
    for (let seconds = 0; seconds < 4; seconds += 1) await page.clock.runFor(1_000);
    await expect(conversation.getByRole("button", { name: retryNames })).toBeVisible();
    await hung.end();
  });
});

test.describe("what is on the screen stays", () => {
  test("while a refresh hangs, with a notice above it @page", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.clock.install();
    await openInbox(page);
    await search(page, lead.email);
    await expect(rowWith(page, lead.email)).toBeVisible();
    const hung = await hang(page, allButAccess);
    await page.getByRole("searchbox").fill(`${lead.email} and more`);
    await page.getByRole("searchbox").press("Enter");
    await hung.asked();
    await expectWithin15s(page, page.getByText("Could not load submissions"));
    await expect(rowWith(page, lead.email)).toBeVisible();
    const answer = await failUntil(page, allButAccess, 503);
    await hung.end();
    await pressRetry(page.getByRole("main"), allButAccess);
    answer();
    await expect(page.getByText("No submissions match")).toBeVisible();
  });

  test("and an answer that takes five seconds is no failure @page", async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, allButAccess);
    const asked = page.waitForRequest(allButAccess);
    await page.goto("/admin");
    await asked;
    await pass(page, 5);
    release();
    await page.clock.resume();
    await expect(pages(page)).toContainText(" of ");
    await expect(retryOn(page)).toHaveCount(0);
  });
});

test.describe("without an answer, what is done ends within 15 seconds in Retry @page", () => {
  test("a mark, a change of many and the export", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.clock.install();
    await openInbox(page);
    await search(page, lead.email);
    const hung = await hang(page, allButAccess);
    const doings = [
      { press: "Mark responded", says: "Failed to update contact status" },
      { press: "Export CSV", says: "The export could not be made." },
    ];
    for (const { press, says } of doings) {
      // The page begins to count when it asks, and what makes an export has to be fetched before.
      const asked = page.waitForRequest(allButAccess);
      await page.getByRole("main").getByRole("button", { name: press }).click();
      await asked;
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: says });
      await expectWithin15s(page, alert);
      await expect(alert.getByRole("button", { name: "Retry" })).toBeVisible();
    }
    await page.getByRole("checkbox", { name: `Select ${lead.name}` }).check();
    await page.getByRole("button", { name: "Archive" }).click();
    const alert = page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: "could not be saved" });
    await expectWithin15s(page, alert);
    await hung.end();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toHaveCount(0);
    await expect(rowWith(page, lead.email)).toHaveCount(0);
  });

  test("leaving", async ({ page }) => {
    await outliveSession(page);
    await page.clock.install();
    const hung = await hang(page, "**/auth/v1/token*");
    await page.goto("/admin");
    await hung.asked();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expectWithin15s(page, page.getByRole("heading", { name: "Admin Login" }));
  });
});

test.describe("somebody who is not signed in", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("signs in within 15 seconds or is offered Retry @page", async ({ page }) => {
    await page.clock.install();
    await page.goto("/login");
    const hung = await hang(page, /\/auth\/v1\/token/);
    await page.getByLabel("Email").fill(aPerson());
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await hung.asked();
    const alert = page.getByRole("main").getByRole("alert");
    await expectWithin15s(page, alert.getByText("We could not reach our server."));
    await hung.end();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toContainText("Invalid login credentials");
  });

  test("sees own applications within 15 seconds or is offered Retry @page", async ({ page }) => {
    await page.clock.install();
    await signUp(page);
    // The page that took the application asks for the list as well; that question is not the one to wait for.
    await page.goto("/privacy");
    const hung = await hang(page, /\/rest\/v1\/(partner|portal)_applications/);
    await page.goto("/auth");
    await hydrated(page);
    await hung.asked();
    const alert = page.getByRole("region", { name: "Your applications" }).getByRole("alert");
    await expectWithin15s(page, alert.getByText("Could not load your applications."));
    await hung.end();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("region", { name: "Your applications" })).toContainText("Received");
  });

  test("learns within 15 seconds that it is not known whether e-mails are sent @page", async ({
    page,
  }) => {
    await page.clock.install();
    const hung = await hang(page, "**/app-config.json");
    await page.goto("/login?view=forgot");
    await hung.asked();
    await expectWithin15s(page, page.getByText("Could not find out whether"));
    await hung.end();
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("This site does not send mail yet")).toBeVisible();
  });
});
