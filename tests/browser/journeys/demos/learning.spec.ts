import { readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo, openStoppedDemo } from "../../demos/demo-page.ts";
import { toastOn } from "../../notices.ts";

const clock = (page: Page) => page.locator("[data-clock]");
const player = (page: Page) => page.getByRole("region", { name: "Video player" });
const notes = (page: Page) => page.getByRole("list", { name: "Notes" }).getByRole("listitem");
const cards = (page: Page) => page.getByRole("tabpanel").locator("li:has(> h3)");
const stat = (page: Page, name: string) => page.locator(`div:has(> span:text-is("${name}") + b)`);

async function watch(page: Page) {
  await page.getByRole("button", { name: "Resume at 4:18" }).click();
  await expect(page.getByRole("tab", { name: "Watch" })).toHaveAttribute("aria-selected", "true");
}

test("the player resumes, obeys keys, keeps notes, and completes a chapter", async ({ page }) => {
  await test.step("opens with the learner's numbers and resumes at the very second, paused", async () => {
    await openDemo(page, "learning");
    await expect(stat(page, "In progress")).toContainText("3");
    await expect(stat(page, "Completed")).toContainText("2");
    await expect(stat(page, "Learning time")).toContainText("4 h 20 min");
    await expect(stat(page, "Certificates")).toContainText("2");
    await watch(page);
    await expect(clock(page)).toHaveText("4:18 / 12:00");
    await expect(page.getByRole("heading", { name: "5. Joins you can trust" })).toBeVisible();
    await expect(player(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });
  await test.step("keys work in the player and are letters in a note", async () => {
    await player(page).getByRole("button", { name: "Play", exact: true }).focus();
    await page.keyboard.press("m");
    await expect(player(page).getByRole("button", { name: "Muted" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("n");
    await expect(page.locator('[name="note"]')).toBeFocused();
    await page.keyboard.type("m");
    await expect(page.locator('[name="note"]')).toHaveValue("m");
    await expect(player(page).getByRole("button", { name: "Muted" })).toBeVisible();
  });
  await test.step("a note keeps its moment and leads back to it", async () => {
    await page.locator('[name="note"]').fill("Ask how many rows can match");
    await page.keyboard.press("Enter");
    await expect(notes(page)).toHaveCount(2);
    await expect(notes(page).last()).toContainText("4:18");
    await player(page).getByRole("slider", { name: "Seek" }).fill("540");
    await expect(clock(page)).toHaveText("9:00 / 12:00");
    await notes(page).last().getByRole("button", { name: "Play at 4 minutes 18 seconds" }).click();
    await expect(clock(page)).toHaveText("4:18 / 12:00");
  });
  await test.step("completing a chapter counts everywhere, and Undo takes it back", async () => {
    await page.getByRole("button", { name: "Mark Chapter as Complete" }).click();
    await expect(page.getByText("5 of 10 done")).toBeVisible();
    await chooseTab(page, "My Courses");
    await expect(cards(page).filter({ hasText: "SQL" })).toContainText("5 of 10 chapters · 50%");
    await chooseTab(page, "Progress");
    await expect(page.getByRole("img", { name: /^Weekly goal: 78 percent/ })).toBeVisible();
    await chooseTab(page, "Dashboard");
    await expect(stat(page, "Learning time")).toContainText("4 h 28 min");
    await chooseTab(page, "Watch");
    await page.getByRole("button", { name: "Completed · Undo" }).click();
    await chooseTab(page, "Dashboard");
    await expect(stat(page, "Learning time")).toContainText("4 h 20 min");
    await expect(page.getByRole("img", { name: /^Weekly goal: 73 percent/ })).toBeVisible();
  });
  await test.step("the transcript is searched and leads to its moment", async () => {
    await chooseTab(page, "Watch");
    const transcript = page.getByRole("region", { name: "Transcript" });
    await expect(transcript).toContainText("24 lines");
    await transcript.getByRole("searchbox", { name: "Search transcript" }).fill("LEFT JOIN");
    await expect(transcript).toContainText("3 of 24 lines");
    await transcript.getByRole("button", { name: /^At 7 minutes:/ }).click();
    await expect(clock(page)).toHaveText(/^7:0\d \/ 12:00$/);
  });
  await test.step("a knowledge check says what is right and why, and goes back to it", async () => {
    const check = page.getByRole("region", { name: "Knowledge check" });
    await check.getByRole("radio", { name: "Some customers have several orders" }).check();
    await check.getByRole("button", { name: "Check", exact: true }).click();
    await expect(check).toContainText("Answer both questions first.");
    await check.getByRole("radio", { name: "Inner join" }).check();
    await check.getByRole("button", { name: "Check", exact: true }).click();
    await expect(check.getByRole("heading")).toHaveText("Knowledge check: 1 of 2 right");
    await expect(check.getByRole("heading")).toBeFocused();
    await check.getByRole("button", { name: "Rewatch 6:30" }).click();
    await expect(clock(page)).toHaveText(/^6:3\d \/ 12:00$/);
    await check.getByRole("button", { name: "Try again" }).click();
    await check.getByRole("radio", { name: "Some customers have several orders" }).check();
    await check.getByRole("radio", { name: "Left join, keep IS NULL" }).check();
    await check.getByRole("button", { name: "Check", exact: true }).click();
    await expect(check.getByRole("heading")).toHaveText("Knowledge check: 2 of 2 right");
    await chooseTab(page, "Dashboard");
    await expect(page.locator("[data-earned]").filter({ hasText: "Perfect Check" })).toHaveCount(1);
  });
});

test("a chapter has notes and files, and the last one a certificate", async ({ page }) => {
  await test.step("a blank note is not kept, and a deleted one comes back in its place", async () => {
    await openDemo(page, "learning");
    await watch(page);
    await page.locator('[name="note"]').fill("   ");
    await page.keyboard.press("Enter");
    await expect(notes(page)).toHaveCount(1);
    await page.getByRole("radio", { name: "Whole course" }).check();
    await notes(page)
      .nth(1)
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(notes(page)).toHaveCount(2);
    await toastOn(page).getByRole("button", { name: "Undo" }).click();
    await expect(notes(page).nth(1)).toContainText("Check row count");
  });
  await test.step("a chapter's two files are made in the page", async () => {
    for (const name of ["Cheat sheet (.md)", "Practice data (.csv)"]) {
      await page.getByRole("button", { name: "Download Resources" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name }).click(),
      ]);
      expect(statSync(await file.path()).size).toBeGreaterThan(100);
    }
  });
  await test.step("the last chapter completes the course and gives a certificate of today", async () => {
    for (let chapter = 5; chapter <= 10; chapter += 1) {
      await page
        .getByRole("region", { name: "Chapters" })
        .getByRole("listitem")
        .nth(chapter - 1)
        .getByRole("button")
        .click();
      await page.getByRole("button", { name: "Mark Chapter as Complete" }).click();
    }
    await expect(page.getByText("Course complete!")).toBeVisible();
    await page
      .getByRole("status")
      .filter({ hasText: "Course complete!" })
      .getByRole("button", { name: "View Certificate" })
      .click();
    const certificate = dialogIn(page, "Certificate");
    await expect(certificate).toContainText("on Nov 20, 2026");
    await certificate.getByRole("button", { name: "Verify" }).click();
    await expect(certificate).toContainText("Valid. Issued to Jonas Whitfield on Nov 20.");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      certificate.getByRole("button", { name: "Download" }).click(),
    ]);
    const drawing = readFileSync(await file.path(), "utf8");
    expect(drawing).toContain("Jonas Whitfield");
    expect(drawing).toMatch(/FA-[0-9A-Z]{6}/);
    await page.keyboard.press("Escape");
    await chooseTab(page, "Progress");
    await page.getByRole("radio", { name: "Instructor" }).check();
    await expect(page.getByText("Biggest drop: before chapter 5, 14 points.")).toBeVisible();
    await page.getByRole("radio", { name: "Learner" }).check();
    const [progress] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export (.csv)" }).click(),
    ]);
    expect(
      readFileSync(await progress.path(), "utf8")
        .trim()
        .split("\r\n"),
    ).toHaveLength(46);
    await chooseTab(page, "Dashboard");
    await expect(stat(page, "Completed")).toContainText("3");
    await expect(page.locator("[data-earned]")).toContainText(["Hat Trick"], {
      useInnerText: true,
    });
  });
});

test("courses are taken and found", async ({ page }) => {
  await test.step("only completed courses have a certificate", async () => {
    await openDemo(page, "learning");
    await chooseTab(page, "My Courses");
    await expect(cards(page)).toHaveCount(5);
    await expect(page.getByRole("button", { name: "View Certificate" })).toHaveCount(2);
  });
  await test.step("enrolling shows in My Courses and in Browse", async () => {
    await chooseTab(page, "Dashboard");
    await page.getByRole("button", { name: "Enroll Now" }).first().click();
    await expect(stat(page, "In progress")).toContainText("4");
    await chooseTab(page, "My Courses");
    await expect(cards(page)).toHaveCount(6);
    await chooseTab(page, "Browse");
    const card = cards(page).filter({ hasText: "Machine Learning, Gently" });
    await expect(card).toContainText("Enrolled");
    await expect(card.getByRole("button", { name: "Go to course" })).toBeVisible();
  });
  await test.step("browsing filters by category, words and level", async () => {
    await chooseTab(page, "Browse");
    await page.getByRole("radio", { name: /^Business/ }).check();
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole("radio", { name: /^All/ }).check();
    await page.getByRole("searchbox", { name: "Search courses" }).fill("LEILA");
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("searchbox", { name: "Search courses" }).fill("");
    await page.getByRole("radio", { name: /^Languages/ }).check();
    await page.getByRole("combobox", { name: "Level" }).selectOption("Advanced");
    await expect(page.getByText("No course matches.")).toBeVisible();
  });
});

test("the player's clock", async ({ page }) => {
  await test.step("plays at six speeds: ten seconds at 2× are twenty", async () => {
    await openStoppedDemo(page, "learning");
    await watch(page);
    const speed = player(page).getByRole("combobox", { name: "Playback speed" });
    await expect(speed.getByRole("option")).toHaveText([
      "0.5×",
      "0.75×",
      "1×",
      "1.25×",
      "1.5×",
      "2×",
    ]);
    await speed.selectOption("2");
    await player(page).getByRole("button", { name: "Play", exact: true }).click();
    await page.clock.runFor(10_000);
    await player(page).getByRole("button", { name: "Pause" }).click();
    await expect(clock(page)).toHaveText("4:38 / 12:00");
    await page.clock.runFor(5000);
    await expect(clock(page)).toHaveText("4:38 / 12:00");
  });
  await test.step("at the end the next chapter comes after five seconds; nothing is completed by itself", async () => {
    await openStoppedDemo(page, "learning");
    await watch(page);
    await player(page).getByRole("slider", { name: "Seek" }).fill("719");
    await player(page).getByRole("button", { name: "Play", exact: true }).click();
    await page.clock.runFor(2000);
    await expect(page.getByText("Next: Grouping and counting people")).toBeVisible();
    await page.clock.runFor(6000);
    await expect(
      page.getByRole("heading", { name: "6. Grouping and counting people" }),
    ).toBeVisible();
    await expect(page.getByText("4 of 10 done")).toBeVisible();
  });
  await test.step("leaving Watch pauses at the same second", async () => {
    await openStoppedDemo(page, "learning");
    await watch(page);
    await player(page).getByRole("button", { name: "Play", exact: true }).click();
    await page.clock.runFor(3000);
    await chooseTab(page, "Browse");
    await page.clock.runFor(5000);
    await chooseTab(page, "Watch");
    await expect(clock(page)).toHaveText("4:21 / 12:00");
    await expect(player(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });
});
