import { expect, hydrated, test } from "../../fixtures.ts";
import { violationsOf } from "../../violations.ts";

const roles = [
  ["Senior Product Engineer", "/careers/senior-product-engineer"],
  ["Product Designer", "/careers/product-designer"],
  ["Platform Engineer", "/careers/platform-engineer"],
  ["Support Engineer", "/careers/support-engineer"],
] as const;

const lastDay = new Date("2027-12-17T12:00:00Z");
const dayAfter = new Date("2027-12-18T00:00:01Z");

test.describe("careers", () => {
  test("has four roles with department, type, place and what is asked, and a mail link for resumes", async ({
    page,
  }) => {
    await page.clock.setFixedTime(lastDay);
    await page.goto("/careers");
    await hydrated(page);
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
      roles.map(([title]) => title),
    );
    for (const [title, href] of roles) {
      const card = page.getByRole("article", { name: title });
      await expect(card).toContainText(/Full-time|Part-time/);
      await expect(card).toContainText(/San Francisco|Remote/);
      expect(await card.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
      await expect(card.getByRole("link", { name: /^Apply Now/ })).toHaveAttribute("href", href);
    }
    await expect(page.getByRole("link", { name: "Send your resume" })).toHaveAttribute(
      "href",
      /^mailto:hello@perilune\.example/,
    );
  });

  test("after its last day a role cannot be applied for, and says why", async ({ page }) => {
    await page.clock.setFixedTime(dayAfter);
    await page.goto("/careers");
    await hydrated(page);
    const card = page.getByRole("article", { name: "Product Designer" });
    await expect(card.getByText("Applications for this role have closed.")).toBeVisible();
    await expect(card.getByRole("link", { name: "Apply Now" })).toBeDisabled();
    await expect(card.getByRole("link", { name: "Apply Now" })).not.toHaveAttribute("href");
    await page.goto("/careers/product-designer");
    await hydrated(page);
    await expect(page.getByText("Applications for this role have closed.")).toBeVisible();
    await expect(page.getByRole("form", { name: "Apply for this role" })).toHaveCount(0);
  });
});

test.describe("role", () => {
  const path = "/careers/product-designer";

  test("has its facts, its text and a way back", async ({ page }) => {
    await page.goto("/careers");
    await page
      .getByRole("article", { name: "Product Designer" })
      .getByRole("link", { name: /^Apply Now/ })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Designer");
    const main = page.getByRole("main");
    for (const fact of [
      "San Francisco, California",
      "Full-time",
      "Design",
      "Oct 20, 2025",
      "Dec 17, 2027",
    ]) {
      await expect(main.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
    }
    await expect(main.getByRole("heading", { name: "How we decide" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link"),
    ).toHaveAttribute("href", "/careers");
  });

  test("an empty application names its three required fields and leads to each", async ({
    page,
  }) => {
    await page.clock.setFixedTime(lastDay);
    await page.goto(path);
    const form = page.getByRole("form", { name: "Apply for this role" });
    await form.getByRole("button", { name: "Send application" }).click();
    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Enter your name.",
      "Enter your e-mail address.",
      "Tell us why this role interests you.",
    ]);
    await summary.getByRole("link", { name: "Tell us why this role interests you." }).click();
    await expect(form.getByLabel("Why this role?")).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await violationsOf(page)).toEqual([]);
  });

  test("a complete application is confirmed and the form emptied; a broken link is not taken", async ({
    page,
  }) => {
    await page.clock.setFixedTime(lastDay);
    await page.goto(path);
    const form = page.getByRole("form", { name: "Apply for this role" });
    await form.locator('[name="name"]').fill("Maya Okafor");
    await form.locator('[name="email"]').fill("maya@okafor.example");
    await form.locator('[name="phone"]').fill("+1 415 555 0101");
    await form.locator('[name="links"]').fill("https://okafor.example");
    await form.locator('[name="message"]').fill("I drew a booking desk that nobody notices.");
    await form.locator('[name="cvUrl"]').fill("cv.pdf");
    await form.getByRole("button", { name: "Send application" }).click();
    await expect(form.getByRole("alert")).toContainText("Enter a full link");
    await expect(form.locator('[name="message"]')).toHaveValue(/booking desk/);
    await form.locator('[name="cvUrl"]').fill("https://okafor.example/cv.pdf");
    await expect(form.getByRole("alert")).toHaveCount(0);
    await form.getByRole("button", { name: "Send application" }).click();
    const notice = form.getByRole("status");
    await expect(notice).toContainText("Application received");
    await expect(notice).toBeFocused();
    await expect(notice.getByText(/^JA-[0-9A-F]{8}$/)).toBeVisible();
    await expect(notice).toContainText("within five working days");
    for (const name of ["name", "email", "phone", "links", "message", "cvUrl"]) {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue("");
    }
  });

  test("only pages of roles carry a job posting", async ({ page }) => {
    const postings = async (address: string) => {
      await page.goto(address);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      return blocks
        .map((block) => JSON.parse(block))
        .filter((thing) => thing["@type"] === "JobPosting");
    };
    expect(await postings("/careers")).toHaveLength(0);
    for (const [title, address] of roles) {
      const [posting] = await postings(address);
      expect(posting).toMatchObject({ title, validThrough: "2027-12-17" });
    }
  });

  test("a role that does not exist answers 404", async ({ page }) => {
    const response = await page.goto("/careers/astronaut");
    expect(response?.status()).toBe(404);
  });
});
