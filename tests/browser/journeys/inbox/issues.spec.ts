import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import {
  anIssue,
  field,
  heading,
  issueKept,
  issueRow,
  issues,
  letter,
  openId,
  openIssue,
  openIssues,
  preview,
  saved,
  writeIssue,
  withMail,
} from "../../issues-page.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { staffMember } from "../../staff-member.ts";
import { test } from "../../staff-test.ts";

test("an issue is written by keyboard, seen as a letter, saved by itself, and there after a reload", async ({
  page,
}) => {
  const subject = `Moons ${aWord()}`;
  await page.goto("/admin?view=mail");
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Issues" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Issues");
  await page.getByRole("button", { name: "New issue" }).press("Enter");
  await expect(field(page, "Subject")).toBeFocused();
  await expect(preview(page)).toContainText("as its readers will see it");
  await page.keyboard.type(subject);
  await page.keyboard.press("Tab");
  await expect(field(page, "Preheader")).toHaveAccessibleDescription(/behind the subject/);
  await page.keyboard.type("What came of it");
  await page.keyboard.press("Tab");
  await expect(field(page, "Words")).toBeFocused();
  await page.keyboard.type("# A week\n\nA **certificate** ran [out](https://northgate.example/a).");
  const title = letter(page).getByRole("heading", { name: subject });
  await expect(title).toHaveAttribute("aria-level", "4");
  await expect(letter(page).getByRole("heading", { name: "A week" })).toBeVisible();
  await expect(letter(page).locator("strong", { hasText: "certificate" })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(heading(page)).toHaveText(subject);

  await test.step("links open nothing and say where they lead", async () => {
    await letter(page).getByRole("link", { name: "out" }).focus();
    await expect(preview(page)).toContainText("Leads to https://northgate.example/a");
    await page.keyboard.press("Enter");
    await letter(page).getByRole("link", { name: "out" }).click({ force: true });
    expect(openId(page)).not.toBe("");
    expect(page.context().pages()).toHaveLength(1);
  });
  await test.step("the plain form", async () => {
    await page.getByRole("tab", { name: "Letter" }).press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Plain text" })).toBeFocused();
    await expect(preview(page).locator("pre")).toContainText("https://northgate.example/a");
  });

  await page.reload();
  await expect(field(page, "Subject")).toHaveValue(subject);
  await expect(field(page, "Preheader")).toHaveValue("What came of it");
  await expect(field(page, "Words")).toHaveValue(/A \*\*certificate\*\* ran/);
  await expect(page.getByText("What you typed before stands here again.")).toHaveCount(0);
  await page.getByRole("button", { name: "All issues" }).press("Enter");
  const row = issueRow(page, subject);
  await expect(row.getByRole("link", { name: subject })).toBeFocused();
  await expect(row).toContainText("Draft");
  await expect(row).toContainText(/Changed .* by /);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(issues(page)).toBeVisible();
});

test("what does not come into the letter is said below the words", async ({ page }) => {
  await openIssues(page);
  await writeIssue(page, {
    subject: aWord(),
    body: "<b>Bold</b> ![A moon](https://northgate.example/moon.png) [x](javascript:alert)",
  });
  const notes = page.getByRole("list", { name: "Left out of the letter" });
  await expect(notes).toContainText("HTML is not taken and stands there as it was typed: <b>");
  await expect(notes).toContainText("Pictures are left out:");
  await expect(notes).toContainText("stays plain words:");
  await expect(letter(page)).toContainText("<b>Bold</b>");
  await field(page, "Words").fill("Words alone.");
  await expect(notes).toHaveCount(0);
});

test("too many characters are said beside the field, and nothing is sent until it is shorter", async ({
  page,
}) => {
  const id = await anIssue(page, { subject: aWord(), body: "Hello" });
  await openIssue(page, id);
  await field(page, "Subject").fill("x".repeat(140));
  await expect(page.getByText("10 characters left")).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await field(page, "Subject").fill("x".repeat(152));
  await expect(field(page, "Subject")).toHaveAccessibleDescription(
    "2 characters too many: a subject has 150 at most.",
  );
  await expect(page.getByText("Not saved: one of the fields is too long.")).toBeVisible();
  await field(page, "Preheader").focus();
  expect(await issueKept(page, id)).toMatchObject([{ subject: "x".repeat(140) }]);
  await field(page, "Subject").fill("Short");
  await expect(saved(page)).toBeVisible();
  expect(await issueKept(page, id)).toMatchObject([{ subject: "Short" }]);
});

test("a draft is discarded once that is asked, and stays until then", async ({ page }) => {
  const subject = aWord();
  await openIssues(page);
  await writeIssue(page, { subject, body: "Hello" });
  const id = openId(page);
  const dialog = page.getByRole("dialog", { name: "Discard this issue?" });
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await dialog.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Discard" })).toBeFocused();
  expect(await issueKept(page, id)).toHaveLength(1);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Discard it" }).press("Enter");
  await expect(toastOn(page).getByText("The issue is discarded")).toBeVisible();
  await expect(page.getByRole("button", { name: "New issue" })).toBeFocused();
  await expect(issueRow(page, subject)).toHaveCount(0);
  expect(await issueKept(page, id)).toEqual([]);
  await page.goto(`/admin?view=issues&issue=${id}`);
  await expect(
    page.getByRole("heading", { name: "This issue is not here any more" }),
  ).toBeVisible();
});

test("where mail is off it can be written and looked at, and says what is missing", async ({
  page,
}) => {
  await openIssue(page, await anIssue(page, { subject: aWord(), body: "Hello" }));
  await expect(page.getByText("Mail is off")).toBeVisible();
  await expect(page.getByText("set SMTP_URL and MAIL_FROM on the server")).toBeVisible();
  await expect(letter(page)).toContainText("Hello");
  await expect(page.getByRole("button", { name: "Send me a test" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
});

test("a test needs a subject and words, saves first, and says where it goes or why it does not", async ({
  page,
}) => {
  const subject = aWord();
  await withMail(page);
  await openIssues(page);
  await page.getByRole("button", { name: "New issue" }).click();
  await page.getByRole("button", { name: "Send me a test" }).press("Enter");
  await expect(field(page, "Subject")).toBeFocused();
  await expect(field(page, "Subject")).toHaveAccessibleDescription("Give it a subject first.");
  await page.keyboard.type(subject);
  await page.getByRole("button", { name: "Send me a test" }).press("Enter");
  await expect(field(page, "Words")).toBeFocused();
  await page.keyboard.type("Hello");
  await expect(page.getByText(`A test goes to ${staffMember.email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Send me a test" }).press("Enter");
  const toast = toastOn(page);
  await expect(toast).toContainText("A test is on its way");
  await expect(toast).toContainText(staffMember.email);
  expect(await issueKept(page, openId(page))).toMatchObject([{ subject, body: "Hello" }]);

  // The database's own answers: others of this run try letters of the same owner.
  const outcomes = { often: "Wait until an hour is over.", empty: "It needs a subject and words." };
  for (const [outcome, says] of Object.entries(outcomes)) {
    await page.route("**/rpc/try_issue", (route) => route.fulfill({ json: { outcome } }));
    await page.getByRole("button", { name: "Send me a test" }).click();
    await expect(toast).toContainText(says);
    await page.unroute("**/rpc/try_issue");
  }
  const owner = await theOwner(page);
  await owner.call("post", "rpc/discard_issue", { id: openId(page), version: 2 });
});

test("the page has no violation, and never scrolls sideways @page", async ({ page }) => {
  test.slow();
  const subject = `${aWord()} ${"long".repeat(30)}`;
  await withMail(page);
  const body = `# A week\n\n- one\n- two\n\n> ${"word".repeat(60)}\n\n<b> https://northgate.example/${"a".repeat(90)}`;
  const id = await anIssue(page, { subject, body });
  await openIssues(page);
  await expect(issueRow(page, subject)).toBeVisible();
  expect(await faultsOf(page, { widths: [1440, 390], fits: [320] })).toEqual([]);
  await openIssue(page, id);
  await page.getByText("What is understood").click();
  await expect(letter(page).getByRole("heading", { name: "A week" })).toBeVisible();
  expect(await faultsOf(page, { widths: [1440, 390], fits: [320] })).toEqual([]);
  await page.getByRole("tab", { name: "Plain text" }).click();
  expect(await faultsOf(page, { widths: [1440, 390], fits: [320] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const [words, shown] = [
    await field(page, "Words").boundingBox(),
    await preview(page).boundingBox(),
  ];
  expect(shown?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
