import { expect, hydrated, looks, openBeforeReact, settled, test } from "../../fixtures.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("looks", () => {
  test("one button cycles Rocket, Cyber, Space, Rocket, each with its own art alone, and the choice lasts over a reload", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("banner").getByRole("button", { name: /^Theme:/ });
    const expectArtOf = async (look: string) => {
      await expect(page.locator("html")).toHaveAttribute("data-look", look);
      for (const other of looks)
        await expect(page.locator(`[data-stage="${other}"]`)).toBeVisible({
          visible: other === look,
        });
    };
    await expect(button).toHaveAccessibleName("Theme: Rocket. Switch to Cyber.");
    await expectArtOf("rocket");
    await button.click();
    await expectArtOf("cyber");
    await expect(button).toHaveAccessibleName("Theme: Cyber. Switch to Space.");
    await page.reload();
    await expectArtOf("cyber");
    await button.click();
    await expectArtOf("space");
    await button.click();
    await expectArtOf("rocket");
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
});

test.describe("header", () => {
  test("hides on the way down, shows on the way up and within 10 px of the top, taller there", async ({
    page,
  }) => {
    await page.goto("/contact");
    await settled(page);
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
    await test.step("comes back for the keyboard", async () => {
      await page.mouse.wheel(0, 600);
      await expect(header).not.toBeInViewport();
      await header.getByRole("link", { name: "Login" }).focus();
      await expect(header).toBeInViewport();
    });
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens before React runs, closes by Escape, by its button and by a click on the backdrop", async ({
    page,
  }) => {
    const startReact = await openBeforeReact(page, "/");
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
    startReact();
    await hydrated(page);
    await test.step("a link in it leaves it closed", async () => {
      await burger.click();
      await menu.getByRole("link", { name: "GET STARTED" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });
});

test.describe("while React takes the page over, and stops what is pressed at the document", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ["click", "keydown", "input"])
        document.addEventListener(type, (event) => event.stopPropagation(), true);
    });
  });

  test("the look button works, tabs by mouse and key, and the menu", async ({ page }) => {
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
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("banner")).toBeInViewport();
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
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
    expect(await page.evaluate(() => scrollY)).toBe(offset);
  });
});

test.describe("off the network", () => {
  test.use({
    allowedConsole: { lines: [/ERR_INTERNET_DISCONNECTED|route module|imported module/] },
  });

  test("a pointer that rests on a link leaves the page as it is, and back on it the link leads on", async ({
    page,
  }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const missed = page.waitForEvent("requestfailed");
    await page.route("**/*", (route) => route.abort("internetdisconnected"));
    const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
    await link.hover();
    await missed;
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    await page.unroute("**/*");
    await link.click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("a link whose page cannot be had whole is followed by the browser", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.route("**/assets/*.js", (route) => route.abort("internetdisconnected"), {
      times: 1,
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).press("Enter");
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("hero", () => {
  test("under reduced motion nothing loops", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await settled(page);
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
