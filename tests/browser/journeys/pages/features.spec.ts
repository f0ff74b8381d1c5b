import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const anchors = [
  { label: "Database", id: "database", title: "Database hosting" },
  { label: "Analytics", id: "analytics", title: "Analytics dashboard" },
  { label: "Partners", id: "partners", title: "Partner portals" },
  { label: "Payments", id: "payments", title: "Payment processing" },
] as const;

test("twelve features in three groups, each with its details, what it replaces and its plan", async ({
  page,
}) => {
  await page.goto("/features");
  for (const [name, count] of [
    ["Core", 3],
    ["Advanced", 4],
    ["Enterprise", 5],
  ] as const) {
    const entries = page.getByRole("region", { name, exact: true }).getByRole("article");
    await expect(entries).toHaveCount(count);
    for (const entry of await entries.all()) {
      await expect(entry.getByText("Before", { exact: true })).toBeVisible();
      await expect(entry.getByRole("term").filter({ hasText: "Plan" })).toBeVisible();
    }
  }
  const main = page.getByRole("main");
  const demos = main.getByRole("link", { name: /^Demo of / });
  expect(
    await demos.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual([
    "/demo/dashboard",
    "/demo/ecommerce",
    "/demo/community",
    "/demo/portal",
    "/demo/analytics",
  ]);
  const atWork = main.locator("article", { hasText: "See it at work:" });
  expect(
    await atWork.evaluateAll((entries) =>
      entries.map((entry) => [
        entry.querySelector("h3")?.textContent,
        entry.querySelector(".demo-link a")?.getAttribute("href"),
      ]),
    ),
  ).toEqual([
    ["Real-time chat", "/demo/community"],
    ["Custom workflows", "/demo/recruitment"],
    ["Payment processing", "/demo/portal"],
    ["User management", "/demo/dashboard"],
  ]);
  await expect(main.getByRole("link", { name: "Start Building Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.getByRole("link", { name: "See Live Examples" })).toHaveAttribute(
    "href",
    "/examples",
  );
});

test("the index leads to every feature without React", async ({ page }) => {
  await openBeforeReact(page, "/features");
  const index = page.getByRole("navigation", { name: "The twelve features" });
  await expect(index.getByRole("link")).toHaveCount(12);
  for (const link of await index.getByRole("link").all()) {
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    const title = await link.textContent();
    await expect(page.locator(`article[id="${id}"]`).getByRole("heading")).toHaveText(title ?? "");
  }
  await index.getByRole("link", { name: "Global CDN" }).click();
  await expect(page).toHaveURL("/features#cdn");
  await expect(page.getByRole("heading", { name: "Global CDN" })).toBeInViewport();
});

for (const { label, id, title } of anchors) {
  test(`#${id} is reached by its address and from the footer of another page`, async ({ page }) => {
    const entry = page.locator(`#${id}`);
    const isBelowHeader = async () => {
      const header = await page.getByRole("banner").boundingBox();
      const heading = await entry.getByRole("heading", { name: title }).boundingBox();
      return header !== null && heading !== null && heading.y >= header.y + header.height;
    };
    await page.goto(`/features#${id}`);
    await hydrated(page);
    await expect(entry).toBeFocused();
    await expect(entry.getByRole("heading", { name: title })).toBeInViewport();
    await expect.poll(isBelowHeader).toBe(true);

    await page.goto("/contact");
    await hydrated(page);
    const link = page.getByRole("contentinfo").locator(`a[href="/features#${id}"]`);
    await expect(link).toHaveText(label);
    await link.click();
    await expect(page).toHaveURL(`/features#${id}`);
    await expect(entry).toBeFocused();
    await expect(entry.getByRole("heading", { name: title })).toBeInViewport();
    await expect.poll(isBelowHeader).toBe(true);
    const pulse = await entry.evaluate(
      (article) => getComputedStyle(article, "::before").animationName,
    );
    expect(pulse).toBe("sys-pulse");
  });
}

test("the target of an anchor pulses, but not under reduced motion", async ({ page }) => {
  const pulse = () =>
    page
      .locator("#payments")
      .evaluate((entry) => getComputedStyle(entry, "::before").animationName);
  await page.goto("/features#payments");
  expect(await pulse()).toBe("sys-pulse");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pulse()).toBe("none");
});

test("the table says what each plan carries", async ({ page }) => {
  await page.goto("/features");
  const table = page.getByRole("table", { name: "What the three monthly plans carry" });
  const columns = table.getByRole("columnheader");
  await expect(columns).toHaveCount(4);
  await expect(columns.nth(1)).toContainText("Starter plan$1,500 per month");
  await expect(columns.nth(2)).toContainText("Professional plan$3,000 per month");
  await expect(columns.nth(3)).toContainText("Enterprise planCustom price");
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(12 + 3);
  for (const row of await rows.all()) await expect(row.getByRole("cell")).toHaveCount(3);
  await expect(rows.filter({ hasText: "Storage" }).getByRole("cell")).toHaveText([
    "5GB",
    "50GB",
    "Unlimited",
  ]);
});

test("the table is still one at 320 px, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/features");
  const table = page.getByRole("table", { name: "What the three monthly plans carry" });
  await expect(table.getByRole("cell")).toHaveCount(45);
  const cell = table.getByRole("cell", { name: "Single sign-on, audit log" });
  await expect(cell).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
