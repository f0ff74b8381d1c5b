import { expect, hydrated, looks, test, wearLook } from "../../fixtures.ts";
import { violationsOf } from "../../violations.ts";

const categories = [
  "Technology",
  "Development",
  "Design",
  "Architecture",
  "Backend",
  "Performance",
];
const newest = "Your website is already an application. It just doesn’t know yet.";
const oldest = "The 1.2-second promise";

test.describe("blog", () => {
  test("shows six articles, the newest featured, and the seven chips", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flight notes");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(newest);
    const chips = page.getByRole("navigation", { name: "Category" }).getByRole("link");
    await expect(chips).toHaveText(["All", ...categories]);
    await expect(chips.first()).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/rss.xml");
  });

  test("a chip filters, counts, and names itself in the address; Back undoes it", async ({
    page,
  }) => {
    await page.goto("/blog");
    await hydrated(page);
    const chips = page.getByRole("navigation", { name: "Category" });
    const articles = page.getByRole("main").getByRole("article");
    const count = page.getByRole("main").getByRole("status");
    await expect(count).toHaveText("6 articles");
    for (const category of ["Design", "Backend"]) {
      const chip = chips.getByRole("link", { name: category });
      await chip.click();
      await expect(page).toHaveURL(`/blog?category=${category.toLowerCase()}`);
      await expect(articles).toHaveCount(1);
      await expect(articles).toContainText(category);
      await expect(count).toHaveText(`1 article in ${category}`);
      await expect(chip).toHaveAttribute("aria-current", "true");
    }
    await page.goBack();
    await expect(page).toHaveURL("/blog?category=design");
    await expect(count).toHaveText("1 article in Design");
    await chips.getByRole("link", { name: "All" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(articles).toHaveCount(6);
  });

  test("an address with a category opens filtered, one without articles says so and resets", async ({
    page,
  }) => {
    await page.goto("/blog?category=design");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await page.goto("/blog?category=gardening");
    await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("0 articles");
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });

  for (const look of looks) {
    test(`in ${look} an empty category and a refused address have no violation`, async ({
      page,
    }) => {
      await wearLook(page, look);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/blog?category=gardening");
      await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});

test.describe("blog without script", () => {
  test("every chip leads to an article of its category on the page", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/blog`);
    for (const category of categories) {
      const chip = page
        .getByRole("navigation", { name: "Category" })
        .getByRole("link", { name: category });
      await expect(chip).toHaveAttribute("href", `#${category.toLowerCase()}`);
      await expect(page.locator(`#${category.toLowerCase()}`)).toContainText(category);
    }
    await page.close();
  });
});

test.describe("newsletter", () => {
  test("refuses what is no address and keeps it, then confirms inline and by toast", async ({
    page,
  }) => {
    await page.goto("/blog");
    const box = page.getByRole("complementary", { name: "One letter a month" });
    const email = box.getByLabel("E-mail");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box).toContainText("Enter your e-mail address.");
    await expect(email).toBeFocused();
    await email.fill("not an address");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box).toContainText("Enter a full address");
    await expect(email).toHaveValue("not an address");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("maya@ortegaclinics.example");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByRole("status")).toContainText("Thank you");
    await expect(email).toHaveValue("");
    await expect(page.getByRole("dialog").getByText("Thank you")).toBeVisible();
  });

  test("answers a known address as it answers a new one", async ({ page }) => {
    await page.goto("/blog");
    const box = page.getByRole("complementary", { name: "One letter a month" });
    const answers: string[] = [];
    for (let round = 0; round < 2; round++) {
      await box.getByLabel("E-mail").fill("twice@ortegaclinics.example");
      await box.getByRole("button", { name: "Subscribe" }).click();
      await expect(box.getByRole("status")).toBeVisible();
      answers.push(await box.getByRole("status").innerText());
      await page.reload();
    }
    expect(answers[1]).toBe(answers[0]);
  });
});

test.describe("article", () => {
  const path = "/blog/webhooks-that-arrive-exactly-once";

  test("has its facts, a way up, contents that lead to headings, its author and what to read next", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Webhooks that arrive exactly once",
    );
    const main = page.getByRole("main");
    await expect(main.getByText("Sep 9, 2025").first()).toBeVisible();
    await expect(main.getByText("5 min read").first()).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link"),
    ).toHaveAttribute("href", "/blog");
    const contents = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
    await expect(contents).toHaveCount(6);
    for (const link of await contents.all()) {
      const target = page.locator((await link.getAttribute("href")) ?? "none");
      await expect(target).toHaveText((await link.textContent()) ?? "none");
    }
    await expect(main.getByRole("heading", { name: "Tom Adeyemi" })).toBeVisible();
    const neighbours = page.getByRole("navigation", { name: "More articles" }).getByRole("link");
    await expect(neighbours).toHaveText([
      `Previous${oldest}`,
      "NextBoring tables, interesting products",
    ]);
    await expect(
      page.getByRole("region", { name: "Keep reading" }).getByRole("article"),
    ).toHaveCount(3);
  });

  test("the newest has nothing after it, the oldest nothing before it", async ({ page }) => {
    const neighbours = page.getByRole("navigation", { name: "More articles" }).getByRole("link");
    await page.goto("/blog");
    await page.getByRole("link", { name: newest }).click();
    await expect(neighbours).toHaveText(["PreviousShipping on Fridays, calmly"]);
    await page.goto("/blog/the-1-2-second-promise");
    await expect(neighbours).toHaveText(["NextWebhooks that arrive exactly once"]);
  });

  test("a heading of the contents is reached and marked as the one being read", async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const link = page.getByRole("link", { name: "Third: do not trust the order" });
    await link.click();
    await expect(page).toHaveURL(`${path}#third-do-not-trust-the-order`);
    await expect(
      page.getByRole("heading", { name: "Third: do not trust the order" }),
    ).toBeInViewport();
    await expect(link).toHaveAttribute("aria-current", "true");
  });

  test("its link and its code can be copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^https?:\/\/[^/]+\/blog\/webhooks-that-arrive-exactly-once$/,
    );
    await page.getByRole("button", { name: "Copy", exact: true }).nth(1).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("for update skip locked;");
  });

  test("when copying is refused the address stands selected", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.goto(path);
    await page.getByRole("button", { name: "Copy link" }).click();
    const address = page.getByLabel("Address of this page");
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(/\/blog\/webhooks-that-arrive-exactly-once$/);
    await expect(page.getByText("Press Ctrl+C")).toBeVisible();
  });

  test("a device with sharing of its own is offered it", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.title = `shared ${data?.url}`;
        return Promise.resolve();
      };
    });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/^shared .*\/blog\/webhooks-that-arrive-exactly-once$/);
  });

  test("reads whole without script", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole("heading", { name: "What to do on Monday" })).toBeVisible();
    await expect(page.getByText("Send yourself a duplicate.")).toBeVisible();
    await page.close();
  });

  for (const look of looks) {
    test(`on paper ${look} is dark text on white, without frame and pictures`, async ({ page }) => {
      await wearLook(page, look);
      await page.emulateMedia({ media: "print" });
      await page.goto(path);
      for (const away of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByText("Some pieces come twice, some come late."),
        page.getByRole("navigation", { name: "In this article" }),
        page.getByRole("region", { name: "Keep reading" }),
      ]) {
        await expect(away).toBeHidden();
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
      await expect(page.getByText("Send yourself a duplicate.")).toHaveCSS("color", "rgb(0, 0, 0)");
      await expect(page.locator("body")).toHaveCSS("background-image", "none");
    });
  }
});

test("an article that does not exist answers 404", async ({ page }) => {
  const response = await page.goto("/blog/never-written");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
