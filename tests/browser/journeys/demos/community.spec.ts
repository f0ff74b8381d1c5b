import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";
import { chooseTab, dialogIn, fixtureMoment, openDemo } from "../../demos/demo-page.ts";

const posts = (page: Page) => page.getByRole("feed").getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search posts" });
const box = (page: Page) => page.locator('textarea[name="content"]');
const log = (page: Page) => page.getByRole("log", { name: "Messages" });

async function openConversation(page: Page, name: string) {
  await page
    .getByRole("list", { name: "Conversations" })
    .getByRole("button", { name: new RegExp(name) })
    .click();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publish Post" });

test("the feed is searched, filtered and answered; trending posts lead to it", async ({ page }) => {
  await test.step("trending posts stand by what is going on, and open in the feed", async () => {
    await openDemo(page, "community");
    await chooseTab(page, "Trending");
    const trending = page.getByRole("region", { name: "Trending posts" }).getByRole("listitem");
    await expect(trending).toContainText([
      "Show your desk",
      "planning mornings",
      "e-ink tablet",
      "Four-day week",
      "colour palette tool",
    ]);
    await trending.nth(2).getByRole("button").click();
    await expect(page.getByRole("heading", { name: /e-ink tablet/ })).toBeFocused();
  });
  await test.step("the feed has twelve posts, newest first, and is searched by title, text or author", async () => {
    await expect(posts(page)).toHaveCount(12);
    await expect(posts(page).first()).toContainText("Show your desk");
    await search(page).fill("PRIYA");
    await expect(posts(page)).toHaveCount(2);
    await page.getByRole("combobox", { name: "Category" }).selectOption("books");
    await expect(page.getByText('No posts match "PRIYA" in Books.')).toBeVisible();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(posts(page)).toHaveCount(12);
    await search(page).fill("index card");
    await expect(posts(page)).toHaveCount(1);
    await expect(posts(page).locator("mark").first()).toHaveText("index card");
  });
  await test.step("a category shows its two posts", async () => {
    await search(page).fill("");
    await page.getByRole("combobox", { name: "Category" }).selectOption("design");
    await expect(posts(page).getByRole("heading")).toHaveText([
      "A colour palette tool I made for low-vision readers",
      "Designing forms people finish",
    ]);
  });
  await test.step("a like counts once and is taken back; a comment counts", async () => {
    await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 0 });
    const post = posts(page).filter({ hasText: "planning mornings" });
    await post.getByRole("button", { name: "Like, 41 likes" }).click();
    await expect(post.getByRole("button", { name: "Like, 42 likes" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await post.getByRole("button", { name: "Like, 42 likes" }).click();
    await expect(post.getByRole("button", { name: "Like, 41 likes" })).toBeVisible();
    await post.getByRole("button", { name: "Comments, 18" }).click();
    await expect(post).toContainText("Showing 4 of 18");
    const comment = post.getByRole("button", { name: "Comment", exact: true });
    await expect(comment).toBeDisabled();
    await post.locator('[name="comment"]').fill("Afternoons for me.");
    await comment.click();
    await expect(post).toContainText("Showing 5 of 19");
    await expect(post).toContainText("Only you can see this");
    await expect(page.getByText("209 points · 291 to Contributor")).toBeVisible();
  });
  await test.step("Report asks for the reason, collapses the post and can be undone", async () => {
    const post = page.getByRole("article").filter({ hasText: "Show your desk" });
    await post.getByRole("button", { name: "More about the post by Wen Zhao" }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    const dialog = dialogIn(page, "Report this post");
    await expect(dialog.getByRole("button", { name: "Report" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(
      post.getByRole("button", { name: "More about the post by Wen Zhao" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Report" }).click();
    await dialog.getByRole("radio", { name: "Off topic" }).check();
    await dialog.getByRole("button", { name: "Report" }).click();
    const line = page.getByRole("article").filter({ hasText: "Reported. A moderator will look." });
    await expect(line.getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(post).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(post.getByRole("heading")).toBeFocused();
  });
});

test("a post is written, previewed, kept as a draft and published", async ({ page }) => {
  await test.step("publishes only with title and content, to the console and the top of the feed", async () => {
    await openDemo(page, "community");
    await chooseTab(page, "Create Post");
    const lines: unknown[] = [];
    page.on("console", async (message) => {
      lines.push(await Promise.all(message.args().map((argument) => argument.jsonValue())));
    });
    await page.getByRole("button", { name: "Book note" }).click();
    await expect(page.locator('[name="category"]')).toHaveValue("books");
    await expect(box(page)).toHaveValue(/^\*\*The book/);
    await expect(page.getByRole("button", { name: "Book note" })).toHaveCount(0);
    await box(page).fill("");
    await page.locator('[name="title"]').fill("Lamps");
    await expect(publish(page)).toBeDisabled();
    await box(page).fill("   ");
    await expect(publish(page)).toBeDisabled();
    await box(page).fill("Warm light after six.");
    await page.locator('[name="category"]').selectOption("design");
    await publish(page).click();
    await expect
      .poll(() => lines)
      .toEqual([
        [
          "Creating post:",
          { title: "Lamps", content: "Warm light after six.", category: "design" },
        ],
      ]);
    await expect(page.locator('[name="title"]')).toHaveValue("");
    await expect(page.locator('[name="category"]')).toHaveValue("general");
    await page.getByRole("button", { name: "View post" }).click();
    await expect(posts(page)).toHaveCount(13);
    await expect(posts(page).first()).toContainText("Only you can see this");
    await expect(page.getByRole("heading", { name: "Lamps" })).toBeFocused();
    await chooseTab(page, "Community");
    await expect(
      page.getByRole("tabpanel").locator("div:has(> span + b)").filter({ hasText: "Posts" }),
    ).toContainText("6,401");
    const owner = page.getByRole("region", { name: "Owner's view" });
    await expect(owner).toContainText("2 posts");
    await owner.getByRole("button", { name: "Show what waits" }).click();
    await expect(posts(page)).toHaveCount(2);
  });
  await test.step("markup is shown as text, in the preview and in the feed", async () => {
    await chooseTab(page, "Create Post");
    const markup = '<img src="x" onerror="document.title=1">';
    await page.locator('[name="title"]').fill("Markup");
    await box(page).fill(`${markup} and **bold**`);
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(markup);
    await expect(page.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText(
      "bold",
    );
    await publish(page).click();
    await page.getByRole("button", { name: "View post" }).click();
    await expect(posts(page).first()).toContainText(markup);
    expect(await page.title()).toContain("Community Platform");
  });
  await test.step("drafts are kept, and going on with one asks before it replaces anything", async () => {
    await chooseTab(page, "Create Post");
    await page.locator('[name="title"]').fill("First");
    await page.getByRole("button", { name: "Save as Draft" }).click();
    await page.locator('[name="title"]').fill("Second");
    await page.getByRole("button", { name: "Continue" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator('[name="title"]')).toHaveValue("Second");
    await page.getByRole("button", { name: "Continue" }).click();
    await question.getByRole("button", { name: "Save as draft" }).click();
    await expect(page.locator('[name="title"]')).toHaveValue("First");
    await expect(page.getByRole("region", { name: "Drafts" })).toContainText("Second");
    await chooseTab(page, "Feed");
    await chooseTab(page, "Create Post");
    await expect(page.locator('[name="title"]')).toHaveValue("First");
  });
});

test("messages are found, read and sent, on a telephone and on a desk", async ({ page }) => {
  await test.step("at 360 px the list or the thread is shown, and Back returns to the row", async () => {
    await openDemo(page, "community");
    await chooseTab(page, "Messages (3)");
    await page.setViewportSize({ width: 360, height: 740 });
    await openConversation(page, "Caleb Young");
    await expect(page.getByRole("list", { name: "Conversations" })).toBeHidden();
    await page.getByRole("button", { name: "Back", exact: true }).press("Enter");
    await expect(log(page)).toBeHidden();
    await expect(page.locator('[data-conversation="caleb"]')).toBeFocused();
    expect(await overflowOf(page)).toBe(0);
  });
  await test.step("are found by name, and reading them leaves fewer unread", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("wen");
    await expect(
      page.getByRole("list", { name: "Conversations" }).getByRole("listitem"),
    ).toHaveCount(1);
    await openConversation(page, "Wen Zhao");
    await expect(page.getByRole("tab", { name: "Messages (1)" })).toBeVisible();
  });
  await test.step("the box has six rows; Enter sends, blank text and composing do not", async () => {
    await page.getByRole("searchbox", { name: "Search conversations" }).fill("");
    const lines: unknown[] = [];
    page.on("console", async (message) => {
      lines.push(await Promise.all(message.args().map((argument) => argument.jsonValue())));
    });
    await openConversation(page, "Mateo Rossi");
    await expect(box(page)).toHaveAttribute("rows", "6");
    const send = page.getByRole("button", { name: "Send" });
    await box(page).fill("   ");
    await expect(send).toBeDisabled();
    await box(page).press("Enter");
    await expect(log(page).locator("[data-message]")).toHaveCount(3);
    await box(page).fill("one");
    await box(page).press("Shift+Enter");
    await box(page).pressSequentially("two");
    await box(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await box(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(log(page).locator("[data-message]")).toHaveCount(3);
    await box(page).press("Enter");
    await expect(log(page).locator("[data-message]").last()).toContainText("one\ntwo");
    await expect(log(page).locator("[data-message]").last()).toContainText("Only you can see this");
    await expect(box(page)).toHaveValue("");
    await expect
      .poll(() => lines)
      .toEqual([["Sending message:", { conversation: "Mateo Rossi", content: "one\ntwo" }]]);
  });
});

test("events are joined; who is online answers", async ({ page }) => {
  await test.step("events are joined, left, put into a calendar, and waited for", async () => {
    await openDemo(page, "community");
    await chooseTab(page, "Community");
    const writing = page.locator("li:has(h4)").filter({ hasText: "Silent writing hour" });
    await writing.getByRole("button", { name: "Join Event" }).click();
    await expect(writing).toContainText("39 going · 21 places left");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      writing.getByRole("button", { name: "Add to calendar" }).click(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toContain("DTSTART:20261121T170000");
    await writing.getByRole("button", { name: "Going ✓" }).click();
    await expect(writing).toContainText("38 going");
    const essays = page.locator("li:has(h4)").filter({ hasText: "Book Circle: essays" });
    await essays.getByRole("button", { name: "Join waitlist" }).click();
    await expect(essays.getByRole("button", { name: "On the waitlist ✓" })).toBeVisible();
  });
  await test.step("the calendar agrees with the count, and leads to the event of a day", async () => {
    await expect(
      page.getByRole("tabpanel").locator("div:has(> span + b)").filter({ hasText: "events" }),
    ).toContainText("3 in November, 1 in December");
    const days = page.getByRole("grid").getByRole("button", { name: /1 event$/ });
    await expect(days).toHaveCount(3);
    await days.nth(1).click();
    await expect(page.getByRole("heading", { name: "Desk tour live" })).toBeFocused();
  });
  await test.step("somebody online answers, labelled as a sample; elsewhere it is unread", async () => {
    await chooseTab(page, "Messages (3)");
    await openConversation(page, "Wen Zhao");
    await log(page).getByRole("button", { name: "Join Event" }).click();
    await expect(log(page)).toContainText("53 going · 27 places left");
    await box(page).fill("I'll be there.");
    await stopClock(page);
    await page.getByRole("button", { name: "Send" }).click();
    await page.clock.runFor(1300);
    await expect(log(page)).toContainText("Wen is typing…");
    await page.clock.runFor(1400);
    await expect(log(page).locator("[data-message]").last()).toContainText("Sample reply");
    await expect(log(page)).not.toContainText("is typing");
    await box(page).fill("And the shelf too.");
    await box(page).press("Enter");
    await openConversation(page, "Caleb Young");
    await page.clock.runFor(3000);
    await expect(page.getByRole("tab", { name: "Messages (2)" })).toBeVisible();
  });
  await test.step("minutes later, what was written is minutes old", async () => {
    await page.clock.setFixedTime(new Date(fixtureMoment.getTime() + 4 * 60_000));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.locator('[data-conversation="wen"] > span:last-child')).toHaveText(/^[34]m/);
  });
});
