import path from "node:path";
import { formatFileSize } from "../../../../app/lib/file-size.ts";
import { expect, hydrated, test } from "../../fixtures.ts";

const releases = [
  "Perilune opens its partner program in four tiers",
  "More than 40,000 people now use applications built by Perilune",
  "Perilune serves client applications from more than 200 locations",
  "Perilune opens its engineering portal to outside developers",
];

test("press has four figures, four releases newest first, four downloads, company and contact", async ({
  page,
}) => {
  await page.goto("/press");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Press");
  for (const figure of ["40,000+", "99.99%", "99.9%", "200+"]) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
  const list = page.getByRole("region", { name: "Press releases" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(releases);
  await expect(list.getByRole("time")).toHaveText([
    "Nov 4, 2025",
    "Sep 16, 2025",
    "Jun 10, 2025",
    "Mar 18, 2025",
  ]);
  await expect(page.getByRole("region", { name: "Media kit" }).getByRole("listitem")).toHaveCount(
    4,
  );
  await expect(main.getByText("San Francisco, California, USA")).toBeVisible();
  const contact = page.getByRole("complementary", { name: "Press contact" });
  await expect(contact.getByRole("link", { name: "hello@perilune.example" })).toHaveAttribute(
    "href",
    /^mailto:hello@perilune\.example/,
  );
  await expect(contact.getByRole("link", { name: /555-0100/ })).toHaveAttribute("href", /^tel:/);
});

test("every download of the media kit is there, as large as its label says", async ({ page }) => {
  await page.goto("/press");
  const items = page.getByRole("region", { name: "Media kit" }).getByRole("listitem");
  for (const item of await items.all()) {
    const link = item.getByRole("link");
    await expect(link).toHaveAttribute("download", "");
    const href = (await link.getAttribute("href")) ?? "";
    const response = await page.request.get(href);
    expect(response.status()).toBe(200);
    const { length } = await response.body();
    await expect(item).toContainText(formatFileSize(length));
    await expect(item).toContainText(path.extname(href).slice(1).toUpperCase());
  }
});

test("a release has its place and date, its text, the company and a link to copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/press");
  await page.getByRole("link", { name: releases[0] }).click();
  await expect(page).toHaveURL("/press/partner-program-four-tiers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(releases[0] ?? "");
  const main = page.getByRole("main");
  await expect(main.getByText("Nov 4, 2025").first()).toBeVisible();
  await expect(main.getByText("said Marguerite Okoye")).toBeVisible();
  await expect(main.getByRole("heading", { name: "About Perilune" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/press\/partner-program-four-tiers$/,
  );
  const others = page.getByRole("region", { name: "More releases" });
  await expect(others.getByRole("heading", { level: 3 })).toHaveText(releases.slice(1));
});

test("the link can be copied before React has started", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/press/forty-thousand-users");
  await page.getByRole("button", { name: "Copy link" }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await hydrated(page);
});

test("a release that does not exist answers 404", async ({ page }) => {
  const response = await page.goto("/press/never-announced");
  expect(response?.status()).toBe(404);
});
