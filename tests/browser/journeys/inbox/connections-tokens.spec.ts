import { anAgent, theOwner } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { aWebhook, card, log, openWebhooks, removeMade, rowOf } from "../../connections-page.ts";
import { expect, fillSignIn } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { overflowOf } from "../../overflow.ts";
import { test } from "../../staff-test.ts";

test.afterEach(({ page }) => removeMade(page));

test("a token is shown once, reads leads until it is revoked, and stays in the list", async ({
  page,
}) => {
  const name = aWord();
  await page.goto("/admin?view=connections&part=tokens");
  await page.getByRole("button", { name: "Make the token" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toBeFocused();
  await page.getByLabel("Name").fill(name);
  await expect(page.getByRole("checkbox", { name: "Read leads" })).toBeChecked();
  await expect(
    page.getByRole("checkbox", { name: "Report letters that came back" }),
  ).not.toBeChecked();
  await page.getByRole("button", { name: "Make the token" }).click();
  const ready = page.getByRole("status").filter({ hasText: `The token for ${name}` });
  await expect(ready).toBeFocused();
  const token = await ready.getByLabel("Token").inputValue();
  expect(token).toMatch(/^prl_[\w-]{43}$/);
  await expect(ready).toContainText(`curl -H "Authorization: Bearer ${token}"`);
  const asked = () =>
    page.request.get("/api/v1/leads", { headers: { authorization: `Bearer ${token}` } });
  expect((await asked()).status()).toBe(200);

  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(`…${token.slice(-4)}`);
  await expect(row).toContainText("Active");
  await row.getByRole("button", { name: `Revoke ${name}` }).press("Enter");
  const revoke = page.getByRole("dialog", { name: `Revoke the token for ${name}?` });
  await revoke.getByRole("button", { name: "Revoke" }).press("Enter");
  await expect(row).toContainText("Revoked");
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Tokens", exact: true })).toBeFocused();
  expect((await asked()).status()).toBe(401);
  await ready.getByRole("button", { name: "Make another" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("a token that may report letters that came back reads nothing", async ({ page }) => {
  const name = aWord();
  await page.goto("/admin?view=connections&part=tokens");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("checkbox", { name: "Read leads" }).uncheck();
  await page.getByRole("checkbox", { name: "Report letters that came back" }).check();
  await page.getByRole("button", { name: "Make the token" }).click();
  const ready = page.getByRole("status").filter({ hasText: `The token for ${name}` });
  await expect(ready).toContainText("/api/v1/bounces");
  const headers = { authorization: `Bearer ${await ready.getByLabel("Token").inputValue()}` };
  expect((await page.request.get("/api/v1/leads", { headers })).status()).toBe(403);
  const report = await page.request.post("/api/v1/bounces", { headers, data: "Subject: Hello" });
  expect(report.status()).toBe(422);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Reports letters that came back.");
  await expect(row).not.toContainText("Reads leads");
});

test.describe("agents", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("are told that owners set this up", async ({ page }) => {
    const agent = await anAgent(page);
    await page.goto("/admin?view=connections");
    await fillSignIn(page, { email: agent.email, password });
    await expect(page.getByText("Only owners connect this inbox to other tools.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Parts of the connections" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "New webhook" })).toHaveCount(0);
  });
});

test("where a hosted project keeps the data, the page says what that lacks", async ({
  page,
  baseURL,
}) => {
  // The same place by an address that is not the page's own.
  await page.route("**/app-config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), url: `${baseURL}/` } });
  });
  await page.goto("/admin?view=connections");
  await expect(page.getByText("Connections need a server of your own")).toBeVisible();
  await expect(page.getByRole("button", { name: "New webhook" })).toHaveCount(0);
});

test("the page, its panels and its log have no violation, and never scroll sideways @page", async ({
  page,
}) => {
  test.slow();
  const name = await aWebhook(page, {
    events: ["deal.stage_changed", "lead.assigned", "lead.status_changed", "subscriber.confirmed"],
  });
  const { id } = (await rowOf(page, name)) ?? {};
  await (await theOwner(page)).call("post", "rpc/test_webhook", { id });
  await openWebhooks(page);
  await page.getByRole("button", { name: `Log ${name}` }).click();
  await expect(log(page, name)).toContainText("Test");
  expect(await faultsOf(page)).toEqual([]);
  for (const button of ["Change", "New secret", "Remove"]) {
    await test.step(button, async () => {
      await card(page, name).getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog").filter({ hasText: name })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog").filter({ hasText: name })).toHaveCount(0);
    });
  }
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.goto("/admin?view=connections&part=tokens");
  await page.getByText("How a program uses a token").click();
  await expect(page.getByRole("button", { name: "Make the token" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
