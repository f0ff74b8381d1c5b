import { formatFileSize } from "../../../../app/lib/file-size.ts";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

/** Specification, section 9. */
const tiers = [
  {
    name: "Authorized",
    commission: 15,
    requirements: ["Training completed", "2 referrals a quarter"],
  },
  {
    name: "Silver",
    commission: 20,
    requirements: ["6 months as Authorized", "5 referrals a quarter"],
  },
  { name: "Gold", commission: 25, requirements: ["12 months as Silver", "10 referrals a quarter"] },
  {
    name: "Platinum",
    commission: 30,
    requirements: ["24 months as Gold", "20 referrals a quarter"],
  },
];

test("four tiers with commission and requirements, as the specification has them", async ({
  page,
}) => {
  await page.goto("/partners");
  const list = page.getByRole("list").filter({ hasText: "24 months as Gold" }).first();
  const cards = list.locator("> li");
  await expect(cards).toHaveCount(tiers.length);
  for (const [index, tier] of tiers.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(tier.name);
    await expect(card).toContainText(`${tier.commission}% commission`);
    for (const requirement of tier.requirements) await expect(card).toContainText(requirement);
  }
});

for (const { count, what, heading } of [
  { count: 4, what: "types of partner", heading: /Four ways/ },
  { count: 6, what: "resources", heading: /What you are/ },
  { count: 3, what: "stories", heading: /Partners, in figures/ },
  { count: 4, what: "steps", heading: /From hello/ },
]) {
  test(`${count} ${what}`, async ({ page }) => {
    await page.goto("/partners");
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name: heading }) });
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(count);
  });
}

test("the table of what one client pays is worked out from the prices", async ({ page }) => {
  await page.goto("/partners");
  // A Professional package, then twelve months of the Professional plan.
  const total = 5997 + 12 * 3000;
  await expect(page.getByText(`$${total.toLocaleString("en-US")}`, { exact: true })).toBeVisible();
  const rows = page
    .getByRole("table", { name: "Your commission on that client, by tier" })
    .getByRole("row");
  await expect(rows).toHaveCount(1 + tiers.length);
  for (const [index, { name, commission }] of tiers.entries()) {
    const cents = Math.round((total * 100 * commission) / 100);
    const amount = (cents / 100).toLocaleString("en-US", {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    });
    await expect(rows.nth(index + 1)).toHaveText(`${name}${commission}%${amount}`);
  }
});

test("Apply leads to the partner's door with the tier chosen", async ({ page }) => {
  await page.goto("/partners");
  await hydrated(page);
  await page.getByRole("link", { name: "Apply as Gold" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("radio", { name: "Partner program" })).toBeChecked();
  await expect(page.getByLabel("Tier you aim for")).toHaveValue("gold");
});

test("Apply to the program leads to the partner's door and chooses no tier", async ({ page }) => {
  await page.goto("/partners");
  await hydrated(page);
  await page.getByRole("link", { name: "Apply to the program" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("radio", { name: "Partner program" })).toBeChecked();
  await expect(page.getByLabel("Tier you aim for")).toHaveValue("");
});

test("Download Partner Guide downloads a file of the size that its label says", async ({
  page,
  request,
}) => {
  await page.goto("/partners");
  const links = page.getByRole("link", { name: /Download Partner Guide/ });
  await expect(links).toHaveCount(2);
  const address = (await links.first().getAttribute("href")) ?? "";
  const guide = await request.get(address);
  expect(guide.status()).toBe(200);
  const bytes = await guide.body();
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toContainText(`PDF, ${formatFileSize(bytes.byteLength)}`);
  }
  const download = page.waitForEvent("download");
  await links.first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test("Schedule a Call, pressed before React has started, opens, and closes again", async ({
  page,
}) => {
  const startReact = await openBeforeReact(page, "/partners");
  const call = page.getByRole("dialog", { name: "A partner call, 30 minutes" });
  await page.getByRole("button", { name: "Schedule a Call" }).click();
  await expect(call).toBeHidden();
  startReact();
  await expect(call).toBeVisible();
  await call.getByRole("button", { name: "Close" }).click();
  await expect(call).toBeHidden();
});

test("Schedule a Call opens with the keyboard and closes with Escape", async ({ page }) => {
  await page.goto("/partners");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Schedule a Call" });
  const call = page.getByRole("dialog", { name: "A partner call, 30 minutes" });
  await button.press("Enter");
  await expect(call).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(call).toBeHidden();
  await expect(button).toBeFocused();
});
