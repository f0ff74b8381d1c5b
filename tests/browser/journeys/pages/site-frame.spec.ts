import { expect, hydrated, looks, openBeforeReact, test } from "../../fixtures.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("looks", () => {
  test("one button cycles Rocket, Cyber, Space, Rocket, and the choice lasts over a reload", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("banner").getByRole("button", { name: /^Theme:/ });
    await expect(button).toHaveAccessibleName("Theme: Rocket. Switch to Cyber.");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "cyber");
    await expect(button).toHaveAccessibleName("Theme: Cyber. Switch to Space.");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-look", "cyber");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "space");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "rocket");
  });

  test("the stored look is on the page and its label right before React runs", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("look", "space"));
    await openBeforeReact(page, "/");
    await expect(page.locator("html")).toHaveAttribute("data-look", "space");
    const button = page.getByRole("banner").getByRole("button", { name: /^Theme:/ });
    await expect(button).toHaveAccessibleName("Theme: Space. Switch to Rocket.");
    await button.click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "rocket");
  });

  for (const look of looks) {
    test(`${look} shows its own art and nobody else's`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("look", name), look);
      await page.goto("/");
      for (const other of looks) {
        const stage = page.locator(`.stage--${other}`);
        await expect(stage).toBeVisible({ visible: other === look });
      }
    });
  }
});

test.describe("header", () => {
  test("hides on the way down, shows on the way up and within 10 px of the top, taller there", async ({
    page,
  }) => {
    await page.goto("/contact");
    const header = page.getByRole("banner");
    const tall = (await header.boundingBox())?.height ?? 0;
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
    await page.mouse.wheel(0, -1000);
    await expect(header).toBeInViewport();
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(tall);
    await page.evaluate(() => scrollTo(0, 9));
    await expect(page.locator("html")).not.toHaveAttribute("data-away");
    await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
    await page.evaluate(() => scrollTo(0, 10));
    await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  });

  test("comes back for the keyboard", async ({ page }) => {
    await page.goto("/contact");
    await page.mouse.wheel(0, 600);
    const header = page.getByRole("banner");
    await expect(header).not.toBeInViewport();
    await header.getByRole("link", { name: "Login" }).focus();
    await expect(header).toBeInViewport();
  });

  test("its links are the specified ones", async ({ page }) => {
    await page.goto("/");
    const hrefs = await page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(hrefs).toEqual([
      ["Perilune", "/"],
      ["Products", "/products"],
      ["Solutions", "/solutions"],
      ["About", "/about"],
      ["Pricing", "/pricing"],
      ["Login", "/login"],
      ["Get Started", "/contact"],
    ]);
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens before React runs, closes by Escape, by its button and by a click on the backdrop", async ({
    page,
  }) => {
    await openBeforeReact(page, "/");
    const burger = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await burger.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await burger.click();
    await page.mouse.click(200, 130);
    await expect(menu).toBeHidden();
  });

  test("has the four items, LOGIN and GET STARTED, and a link leaves it closed", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText([
      "Perilune",
      "Products",
      "Solutions",
      "About",
      "Pricing",
      "LOGIN",
      "GET STARTED",
    ]);
    await menu.getByRole("link", { name: "GET STARTED" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("while React takes the page over, and stops what is pressed at the document", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ["click", "keydown", "input"])
        document.addEventListener(type, (event) => event.stopPropagation(), true);
    });
  });

  test("the look button works, and tabs by mouse and key", async ({ page }) => {
    await openBeforeReact(page, "/api");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Theme:/ })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-look", "cyber");
    await page.getByRole("tab", { name: "Users" }).click();
    await expect(page.getByRole("tabpanel", { name: "Users" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Analytics" })).toBeFocused();
  });

  test("the menu opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBeforeReact(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("navigation", () => {
  test("a new page starts at the top with the focus on its heading, Back included", async ({
    page,
  }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.mouse.wheel(0, 5000);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Perilune", exact: true })
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 300);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("who has read on before React started is left there, not taken back to the place in the address", async ({
    page,
  }) => {
    const startReact = await openBeforeReact(page, "/documentation#api-docs");
    await page.getByRole("link", { name: "Reference: rate limits" }).scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => scrollY);
    startReact();
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    expect(await page.evaluate(() => scrollY)).toBe(offset);
  });

  test("the footer has five columns, the eight anchors, the mail link and the place", async ({
    page,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading", { level: 2 })).toHaveText([
      "Solutions",
      "Features",
      "Company",
      "Resources",
      "Legal",
    ]);
    const hrefs = await footer
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const anchor of [
      "/examples#ecommerce",
      "/examples#healthcare",
      "/examples#education",
      "/examples#real-estate",
      "/features#database",
      "/features#analytics",
      "/features#partners",
      "/features#payments",
      "mailto:hello@perilune.example",
    ]) {
      expect(hrefs).toContain(anchor);
    }
    await expect(footer.getByText("San Francisco, California")).toBeVisible();
  });
});

test.describe("hero", () => {
  test("has the specified words, links and exactly 100 stars", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Launch Your Business to the next dimension",
    );
    await expect(page.getByRole("link", { name: "Launch to the stars" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(page.getByRole("link", { name: "Launch Mission" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(page.getByRole("link", { name: "Explore Galaxy" })).toHaveAttribute(
      "href",
      "/examples",
    );
    await expect(page.locator("[data-stars] circle")).toHaveCount(100);
    await expect(page.getByRole("group", { name: "Partners" }).getByRole("listitem")).toHaveCount(
      6,
    );
  });

  test("the strip loops in 30 seconds and can be paused and resumed", async ({ page }) => {
    await page.goto("/");
    const strip = page.locator(".partners__run");
    await expect(strip).toHaveCSS("animation-duration", "30s");
    await page.getByRole("button", { name: "Pause motion" }).click();
    await expect(strip).toHaveCSS("animation-play-state", "paused");
    await page.getByRole("button", { name: "Resume motion" }).click();
    await page.mouse.move(10, 10);
    await expect(strip).toHaveCSS("animation-play-state", "running");
  });

  test("under reduced motion nothing loops", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.playState === "running").length,
    );
    expect(running).toBe(0);
  });
});

test.describe("not found", () => {
  test("an unknown address answers 404 at every depth and logs the path", async ({ page }) => {
    for (const path of ["/nope", "/nope/deeper/still", "/contact/nope"]) {
      const logged = page.waitForEvent("console", (message) =>
        message.text().includes(`no page at ${path}`),
      );
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
      await expect(page.getByRole("img", { name: "404" })).toBeVisible();
      await logged;
    }
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});
