import { expect, hydrated, looks, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";

test.describe("blog", () => {
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

  test("an address with a category opens filtered; one without articles says so, has no violation, and resets", async ({
    page,
  }) => {
    await page.goto("/blog?category=design");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await page.goto("/blog?category=gardening");
    await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("0 articles");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
    expect(await faultsOf(page, { widths: [page.viewportSize()?.width ?? 1280] })).toEqual([]);
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  });
});

test.describe("article", () => {
  const path = "/blog/webhooks-that-arrive-exactly-once";

  test("is read, copied from and printed", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await hydrated(page);
    await test.step("a heading of the contents is reached and marked as the one being read", async () => {
      const name = "Third: do not trust the order";
      const link = page.getByRole("link", { name });
      await link.click();
      await expect(page).toHaveURL(`${path}#third-do-not-trust-the-order`);
      await expect(page.getByRole("heading", { name })).toBeInViewport();
      await expect(link).toHaveAttribute("aria-current", "true");
    });
    await test.step("its link and its code can be copied", async () => {
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      expect(await copied()).toMatch(/^https?:\/\/[^/]+\/blog\/webhooks-that-arrive-exactly-once$/);
      await page.getByRole("button", { name: "Copy", exact: true }).nth(1).click();
      await expect.poll(copied).toContain("for update skip locked;");
    });
    await page.emulateMedia({ media: "print" });
    for (const look of looks) {
      await test.step(`on paper ${look} is dark text on white, without frame and pictures`, async () => {
        await page.evaluate((name) => (document.documentElement.dataset.look = name), look);
        for (const away of [
          page.getByRole("banner"),
          page.getByRole("contentinfo"),
          page.getByText("Some pieces come twice, some come late."),
          page.getByRole("navigation", { name: "In this article" }),
          page.getByRole("region", { name: "Keep reading" }),
        ]) {
          await expect(away).toBeHidden();
        }
        const black = "rgb(0, 0, 0)";
        await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", black);
        await expect(page.getByText("Send yourself a duplicate.")).toHaveCSS("color", black);
        await expect(page.locator("body")).toHaveCSS("background-image", "none");
      });
    }
  });

  test("a device with sharing of its own is offered it; when copying is refused the address stands selected", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.title = `shared ${data?.url}`;
        return Promise.resolve();
      };
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/^shared .*\/blog\/webhooks-that-arrive-exactly-once$/);
    await page.getByRole("button", { name: "Copy link" }).click();
    const address = page.getByLabel("Address of this page");
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(/\/blog\/webhooks-that-arrive-exactly-once$/);
    await expect(page.getByText("Press Ctrl+C")).toBeVisible();
  });

  test("reads whole without script", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole("heading", { name: "What to do on Monday" })).toBeVisible();
    await expect(page.getByText("Send yourself a duplicate.")).toBeVisible();
    await page.close();
  });
});
