import type { Page, Route } from "@playwright/test";
import { anAgent } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { expect, fillSignIn } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import {
  anIssue,
  field,
  figure,
  heading,
  issueKept,
  issueRow,
  openId,
  openIssue,
  openIssues,
  saved,
  saveIssue,
  withMail,
  writeIssue,
} from "../../issues-page.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { retryAtStandstill, test, withoutNews } from "../../staff-test.ts";

const saving = "**/rpc/save_issue";
const notSaved = (page: Page) => page.getByRole("status").filter({ hasText: /^Not saved: our/ });

test("what somebody else has saved is not written over, and nobody's words are lost", async ({
  page,
}) => {
  const id = await anIssue(page, { subject: aWord(), body: "Hello" });
  const ben = await anAgent(page, "Ben Aalto");
  await openIssue(page, id);
  await saveIssue(ben, id, 1, { subject: "From Ben", body: "Ben was here." });
  await field(page, "Words").fill("Mine, all of it.");
  const conflict = page.getByRole("alert").filter({ hasText: "Ben Aalto has saved other words" });
  await expect(conflict).toContainText("Ben was here.");
  await expect(field(page, "Words")).toHaveValue("Mine, all of it.");
  expect(await issueKept(page, id)).toMatchObject([{ body: "Ben was here.", version: 2 }]);

  await test.step("it is still there after a reload", async () => {
    await page.reload();
    await expect(conflict.or(page.getByRole("alert"))).toContainText("has saved other words");
    await expect(field(page, "Words")).toHaveValue("Mine, all of it.");
  });
  await test.step("theirs are taken, mine stay to be read", async () => {
    await page.getByRole("button", { name: "Take theirs" }).press("Enter");
    await expect(field(page, "Words")).toHaveValue("Ben was here.");
    await expect(field(page, "Words")).toBeFocused();
    const aside = page.getByRole("group", { name: "Your words, before you took theirs" });
    await expect(aside).toContainText("Mine, all of it.");
    await aside.getByRole("button", { name: "Put them away" }).press("Enter");
    await expect(aside).toHaveCount(0);
  });
  await test.step("mine are kept", async () => {
    await saveIssue(ben, id, 2, { subject: "From Ben", body: "Ben once more." });
    await field(page, "Words").fill("Mine again.");
    await page.getByRole("button", { name: "Keep mine" }).press("Enter");
    await expect(saved(page)).toBeVisible();
    expect(await issueKept(page, id)).toMatchObject([{ body: "Mine again.", version: 4 }]);
  });
});

test("two pages of staff: the one that has touched nothing follows the other", async ({
  page,
  context,
}) => {
  const id = await anIssue(page, { subject: aWord(), body: "Hello" });
  await openIssue(page, id);
  const other = await context.newPage();
  await openIssue(other, id);
  await field(other, "Words").fill("From the other page.");
  await expect(saved(other)).toBeVisible();
  await page.getByRole("button", { name: "All issues" }).click();
  await page.goBack();
  await expect(field(page, "Words")).toHaveValue("From the other page.");
  await field(page, "Words").fill("And on.");
  await expect(saved(page)).toBeVisible();
  expect(await issueKept(page, id)).toMatchObject([{ body: "And on.", version: 3 }]);
  await other.close();
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("every word is kept, over a reload too, and saved once there is an answer", async ({
    page,
  }) => {
    const id = await anIssue(page, { subject: aWord(), body: "Hello" });
    await withoutNews(page);
    await page.clock.install();
    await openIssue(page, id);
    await page.route(saving, (route) => route.abort());
    await field(page, "Words").fill("Saved by Retry.");
    await expect(notSaved(page)).toContainText("Every word is kept in this browser");
    await retryAtStandstill(page, {
      failure: page.getByRole("main"),
      address: saving,
      answer: () => page.unroute(saving),
    });
    await expect(saved(page)).toBeVisible();
    await page.route(saving, (route) => route.abort());
    await field(page, "Words").fill("Kept in spite of it.");
    await expect(notSaved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, "Words")).toHaveValue("Kept in spite of it.");
    await page.unroute(saving);
    await expect
      .poll(() => issueKept(page, id))
      .toMatchObject([{ body: "Kept in spite of it.", version: 3 }]);
  });

  test("a new issue that never came to the server is in the list, and saves itself off and on the network", async ({
    page,
    context,
  }) => {
    const subject = aWord();
    await openIssues(page);
    await page.getByRole("button", { name: "New issue" }).click();
    await expect(field(page, "Subject")).toBeFocused();
    await context.setOffline(true);
    await field(page, "Subject").fill(subject);
    await expect(notSaved(page)).toBeVisible();
    const id = openId(page);
    await page.getByRole("button", { name: "All issues" }).click();
    await expect(issueRow(page, subject)).toContainText("Not saved");
    await expect(issueRow(page, subject)).toContainText("Kept in this browser");
    await issueRow(page, subject).getByRole("link").click();
    await expect(field(page, "Subject")).toHaveValue(subject);
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    expect(await issueKept(page, id)).toMatchObject([{ subject, version: 1 }]);
  });

  test("an answer that got lost is no conflict with oneself", async ({ page }) => {
    const id = await anIssue(page, { subject: aWord(), body: "Hello" });
    await openIssue(page, id);
    await page.route(saving, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page, "Words").fill("Stored, but not heard of.");
    await expect(notSaved(page)).toBeVisible();
    await page.unroute(saving);
    await field(page, "Words").fill("Stored, and gone on.");
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep mine" })).toHaveCount(0);
    expect(await issueKept(page, id)).toMatchObject([{ body: "Stored, and gone on.", version: 3 }]);
  });
});

test("what was typed when somebody discards the issue becomes a new one", async ({ page }) => {
  const id = await anIssue(page, { subject: aWord(), body: "Hello" });
  const ben = await anAgent(page, "Ben Aalto");
  await withoutNews(page);
  await openIssue(page, id);
  await ben.call("post", "rpc/discard_issue", { id, version: 1 });
  await field(page, "Words").fill("Mine, all of it.");
  const note = page.getByRole("alert").filter({ hasText: "Somebody has discarded this issue" });
  await note.getByRole("button", { name: "Make a new issue of mine" }).press("Enter");
  await expect(field(page, "Subject")).toBeFocused();
  await expect(field(page, "Words")).toHaveValue("Mine, all of it.");
  await expect(saved(page)).toBeVisible();
  expect(openId(page)).not.toBe(id);
  expect(await issueKept(page, openId(page))).toMatchObject([{ body: "Mine, all of it." }]);
});

test.describe("agents", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("write and try an issue, and are told that an owner sends it", async ({ page }) => {
    const agent = await anAgent(page);
    await withMail(page);
    await page.goto("/admin?view=issues");
    await fillSignIn(page, { email: agent.email, password });
    await writeIssue(page, { subject: aWord(), body: "Hello" });
    await expect(page.getByText("An owner sends it.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Send me a test" }).click();
    await expect(toastOn(page)).toContainText(agent.email);
  });
});

/** Shows an issue as one that has begun, as the server would. */
async function asBegun(page: Page, id: string, more: object) {
  await page.route("**/rest/v1/issues?*", async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as readonly object[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, state: "paused" })) });
  });
  const counts = { waiting: 90, queued: 8, handed: 200, refused: 6, bounced: 7, skipped: 1 };
  await page.route("**/rpc/list_issues", async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as readonly { readonly id: string }[];
    const begun = { ...counts, readers: 312, unsubscribed: 2, started_at: "2026-11-28T09:00:00Z" };
    const json = rows.map((row) => (row.id === id ? { ...row, ...begun, ...more } : row));
    await route.fulfill({ response, json });
  });
}

test.describe("an issue that has begun", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("says how far it is, why it paused by itself, and who was refused; its words begin another one", async ({
    page,
  }) => {
    const subject = aWord();
    const id = await anIssue(page, { subject, body: "Hello **all**." });
    await asBegun(page, id, { state: "paused", paused_why: "refused" });
    const reader = { email: "ada@northgate.example", at: null, reason: "550 We take no mail" };
    await page.route("**/rpc/issue_readers", (route) => route.fulfill({ json: [reader] }));
    await openIssues(page);
    await expect(issueRow(page, subject)).toContainText("207 of 312 handed over");
    await issueRow(page, subject).getByRole("link").click();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("progressbar", { name: "207 of 312 handed over" })).toBeVisible();
    await expect(page.getByText("too many letters were refused")).toBeVisible();
    await expect(figure(page, "Waiting")).toHaveText("98");
    await expect(figure(page, "Unsubscribed")).toHaveText("2");
    await page.getByRole("button", { name: "Refused (6)" }).press("Enter");
    const refused = page.getByRole("list", { name: "Refused (6)" });
    await expect(refused).toContainText("ada@northgate.example");
    await expect(refused).toContainText("550 We take no mail");
    await expect(field(page, "Words")).toHaveCount(0);
    expect(await faultsOf(page, { widths: [1440, 390], fits: [320] })).toEqual([]);
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(toastOn(page)).toContainText("Nothing was changed");
    await expect(toastOn(page)).toContainText("draft");
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: "Use as a new draft" }).press("Enter");
    await expect(field(page, "Subject")).toBeFocused();
    await expect(field(page, "Words")).toHaveValue("Hello **all**.");
    await expect(saved(page)).toBeVisible();
    expect(openId(page)).not.toBe(id);
  });

  test("reads again while it is sent; what cannot be read leaves what is shown", async ({
    page,
  }) => {
    const id = await anIssue(page, { subject: aWord(), body: "Hello" });
    await asBegun(page, id, { state: "sending", paused_why: "" });
    await withoutNews(page);
    await page.goto(`/admin?view=issues&issue=${id}`);
    await expect(page.getByText("207 of 312 handed over")).toBeVisible();
    const away = (route: Route) => route.abort();
    await page.route("**/rpc/list_issues", away);
    const failure = page.getByRole("alert").filter({ hasText: "Could not load the issues" });
    await expect(failure).toBeVisible();
    await expect(page.getByText("207 of 312 handed over")).toBeVisible();
    await asBegun(page, id, { state: "sending", paused_why: "", handed: 230 });
    await page.unroute("**/rpc/list_issues", away);
    await expect(page.getByText("237 of 312 handed over")).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
