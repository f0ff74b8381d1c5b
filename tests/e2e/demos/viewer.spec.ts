import { demoCatalog } from "../../../app/content/demo-catalog.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { openDemo } from "./demo-page.ts";

const open = demoCatalog.filter(({ isOpen }) => isOpen);

for (const { slug, title } of demoCatalog) {
  test(`/demo/${slug} has the viewer's bar with its title`, async ({ page }) => {
    await page.goto(`/demo/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const bar = page.getByRole("banner");
    await expect(bar.getByText("Live Demo", { exact: true })).toHaveCount(1);
    await expect(bar.getByRole("link", { name: "Back to Examples" })).toHaveAttribute(
      "href",
      "/examples",
    );
    await expect(page.getByRole("button", { name: "Reset Demo" })).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(bar).toBeInViewport();
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });
}

for (const path of [
  "/demo",
  "/demo/nope",
  "/demo/constructor",
  "/demo/__proto__",
  "/demo/Portal",
]) {
  test(`${path} is Demo Not Found`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demo Not Found");
    await expect(page.getByText("The requested demo doesn't exist.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Examples" })).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(demoCatalog.length + 1);
  });
}

test("/demo/analytics becomes the dashboard's Analytics tab; Back returns, Reset opens Overview", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/demo/analytics");
  await expect(page).toHaveURL("/demo/dashboard");
  await expect(page.getByRole("tab", { name: "Analytics" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("button", { name: "Reset Demo" }).click();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goBack();
  await expect(page).toHaveURL("/");
});

for (const { slug } of open) {
  test.describe(slug, () => {
    test("forgets everything on Reset Demo and stores nothing", async ({ page, context }) => {
      await openDemo(page, slug);
      const before = await page.getByRole("main").innerText();
      for (const tab of await page.getByRole("tab").all()) await tab.click();
      await page.getByRole("button", { name: "Reset Demo" }).click();
      await hydrated(page);
      await expect(page.getByRole("main")).toHaveText(before, { useInnerText: true });
      const stored = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ]);
      expect(stored).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test("asks nothing of the network once it is there", async ({ page }) => {
      await openDemo(page, slug);
      await page.waitForLoadState("networkidle");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const tab of await page.getByRole("tab").all()) await tab.click();
      await page.clock.runFor(10_000);
      expect(asked).toEqual([]);
    });

    test("ends with one way to one's own", async ({ page }) => {
      await openDemo(page, slug);
      const band = page.getByRole("complementary", { name: "Want this for your business?" });
      await expect(band.getByRole("listitem")).toHaveCount(3);
      const type = demoCatalog.find((demo) => demo.slug === slug)?.projectType;
      await expect(band.getByRole("link", { name: "Start Your Project" })).toHaveAttribute(
        "href",
        `/contact?projectType=${type}&demo=${slug}`,
      );
    });

    test("is not wider than 360 px on any tab", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openDemo(page, slug);
      const tabs = await page.getByRole("tab").all();
      for (const tab of tabs.length > 0 ? tabs : [page.getByRole("main")]) {
        await tab.click();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, await tab.textContent().then((text) => text ?? "")).toBeLessThanOrEqual(0);
      }
    });
  });
}
