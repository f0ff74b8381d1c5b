import { expect, hydrated, test } from "../../fixtures.ts";
import { newMark } from "../../every-form-cases.ts";
import { rowsOf } from "../../stored-records.ts";

test("the questions are searched, and the chat opens the form @page", async ({ page }) => {
  await page.goto("/support#status");
  await expect(page.getByRole("tabpanel", { name: "System Status" })).toBeVisible();
  await hydrated(page);
  await test.step("live chat opens the form and says truthfully that the answer comes by e-mail", async () => {
    await page.getByRole("link", { name: "Start a chat" }).click();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(["Contact Us"]);
    await expect(page.getByText("We answer by e-mail when nobody is online.")).toBeVisible();
    await page.getByRole("tab", { name: "FAQ" }).click();
    await page.getByRole("link", { name: "Start a chat" }).click();
    await expect(page.getByRole("tabpanel", { name: "Contact Us" })).toBeVisible();
  });
  await test.step("questions of support and of pricing can be searched by words in question or answer", async () => {
    await page.getByRole("tab", { name: "FAQ" }).click();
    const panel = page.getByRole("tabpanel", { name: "FAQ" });
    const questions = panel.getByRole("heading", { level: 3 });
    const all = await questions.count();
    await expect(panel.getByRole("status")).toHaveText(`${all} questions`);
    const search = page.getByRole("searchbox", { name: "Search the questions" });
    await search.fill("REFUNDS annual");
    await expect(questions).toHaveText(["How do refunds work?"]);
    await expect(panel.getByRole("status")).toHaveText(`1 of ${all} questions`);
    await search.fill("zeppelin");
    await expect(questions).toHaveCount(0);
    await panel.getByRole("link", { name: "write to us" }).click();
    await expect(page.getByRole("tabpanel", { name: "Contact Us" })).toBeVisible();
  });
});

test.describe("questions", () => {
  test("what was typed before React started is searched for @page", async ({ page }) => {
    await page.goto("/support");
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>("#faq-search");
      if (input) input.value = "priority line";
    });
    await hydrated(page);
    await expect(
      page.getByRole("tabpanel", { name: "FAQ" }).getByRole("heading", { level: 3 }),
    ).toHaveText(["Who can call the priority line?"]);
  });
});

test.describe("form", () => {
  test("wholly empty it hints that there is nothing to send yet; with an address that is none it is sent", async ({
    page,
  }) => {
    await page.goto("/support#contact");
    await hydrated(page);
    const form = page.getByRole("form", { name: "Write to us" });
    await test.step("the hint stays until something is typed", async () => {
      await form.getByRole("button", { name: "Send message" }).click();
      const hint = page.getByText("Nothing to send yet");
      await expect(hint).toBeFocused();
      await form.getByLabel("Message").fill("The upload of a large plan stops at 80%.");
      await expect(hint).toHaveCount(0);
      await form.getByLabel("Message").fill("");
    });
    await test.step("its five fields ask for nothing", async () => {
      await form.getByLabel("Email").fill("not an address");
      await form.getByRole("button", { name: "Send message" }).click();
      const notice = form.getByRole("status").filter({ hasText: "Message Sent!" });
      await expect(notice).toBeFocused();
      await expect(notice.getByText(/^SR-[0-9A-F]{8}$/)).toBeVisible();
      await expect(notice).toContainText("You left no address, so write to hello@perilune.example");
      await expect(page.getByRole("dialog").filter({ hasText: "Message Sent!" })).toContainText(
        "You left no address that we could answer to.",
      );
      await expect(page.getByText("within 4 hours").filter({ hasText: "get back" })).toHaveCount(0);
      await expect(form.getByLabel("Email")).toHaveValue("");
    });
  });

  test("stores where it was opened from, and one word is enough", async ({ page }) => {
    const word = newMark();
    await page.goto("/support?channel=chat#contact");
    await hydrated(page);
    await page.getByLabel("Message").fill(word);
    await page.getByRole("button", { name: "Send message" }).click();
    const form = page.getByRole("form", { name: "Write to us" });
    await expect(form.getByRole("status").filter({ hasText: "Message Sent!" })).toBeVisible();
    const rows = await rowsOf(page, "support_requests", { message: `eq.${word}` });
    expect(rows).toMatchObject([{ channel: "chat", email: "", status: "open" }]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions, status, form and resources are all there @page", async ({ page }) => {
    await page.goto("/support");
    const main = page.getByRole("main");
    for (const name of ["Questions and answers", "System status", "Write to us", "Resources"]) {
      await expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.locator("noscript p")).toContainText("hello@perilune.example");
    await expect(page.locator("noscript p")).toBeVisible();
  });
});
