import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Page } from "@playwright/test";
import { certificateHere, startTool, type Tool } from "../../../backend/ways-out/tool.ts";
import { card, field, log, panel } from "../../connections-page.ts";
import { aLead, expect, fillContactForm, hydrated, signIn, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { ownSite } from "../../own-site.ts";
import { staffMember } from "../../staff-member.ts";

// One server and one tool for the file; each test has a webhook with a path of its own.
test.describe.configure({ mode: "default" });

let tool: Tool;
let folder: string;

const site = ownSite(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "perilune-tool-"));
  const file = path.join(folder, "tool.pem");
  writeFileSync(file, (await certificateHere()).cert);
  tool = await startTool();
  return { WEBHOOK_ALLOW_HOSTS: "localhost", NODE_EXTRA_CA_CERTS: file };
});
test.afterAll(async () => {
  await tool.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openConnections(page: Page, part = "") {
  await signIn(page, site().origin);
  await page.goto(`${site().origin}/admin?view=connections${part}`);
}

/** Made as an owner makes it; its name is the path of its address, too. */
async function makeWebhook(page: Page, name: string, preset = "Plain") {
  await page.getByRole("button", { name: "New webhook" }).click();
  await field(page, "Name").fill(name);
  await panel(page).getByRole("radio", { name: preset }).check();
  await field(page, "Address").fill(`${tool.origin}/${name}`);
  await panel(page).getByRole("button", { name: "Make the webhook" }).click();
  await expect(card(page, name)).toContainText("localhost");
}

async function writeToUs(page: Page) {
  const visitor = await page.context().browser()?.newPage();
  if (visitor === undefined) throw new Error("There is no browser.");
  const lead = aLead();
  await visitor.goto(`${site().origin}/contact`);
  await hydrated(visitor);
  await fillContactForm(visitor, lead);
  const told = visitor.waitForResponse("**/rest/v1/lead_sources");
  await visitor.getByRole("button", { name: "Send message" }).click();
  await told;
  await visitor.close();
  return lead;
}

const takenBy = (name: string) => tool.taken.filter((one) => one.path === `/${name}`);

test("a lead that comes in is told to the tool, and its log leads to the record", async ({
  page,
}) => {
  const name = "leads-come-in";
  await openConnections(page);
  await makeWebhook(page, name);
  await page.getByRole("button", { name: "Hide it" }).click();
  const lead = await writeToUs(page);
  await expect.poll(() => takenBy(name)).toHaveLength(1);
  expect(takenBy(name)[0]?.body).not.toContain(lead.email);
  await page.reload();
  await page.getByRole("button", { name: `Log ${name}` }).click();
  const row = log(page, name).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("A lead came in");
  await expect(row).toContainText("Sent");
  await expect(row).toContainText("204");
  expect(await faultsOf(page, { within: "main" })).toEqual([]);
  await row.getByRole("link").click();
  await expect(page.getByRole("dialog")).toContainText(lead.email);
});

test("a tool that is gone switches its webhook off; switched on, what failed is sent again", async ({
  page,
}) => {
  const name = "gone-and-back";
  await openConnections(page);
  await makeWebhook(page, name, "Slack");
  tool.answerWith(({ path: asked }) =>
    asked === `/${name}` ? { status: 410, body: "no_service" } : { status: 204 },
  );
  await card(page, name).getByRole("button", { name: "Send a test" }).last().click();
  await expect(log(page, name)).toContainText("The address is gone for good (410).");
  await expect(log(page, name)).toContainText("no_service");
  await expect(card(page, name)).toContainText("The receiver answered 410 Gone");
  await expect(card(page, name).getByRole("button", { name: "Send a test" })).toHaveCount(0);
  tool.answerWith(() => ({ status: 200, body: "ok" }));
  await card(page, name).getByRole("button", { name: "Switch on" }).click();
  await expect(toastOn(page).getByText(`${name} is on`)).toBeVisible();
  await log(page, name).getByRole("button", { name: "Resend" }).click();
  await expect(toastOn(page).getByText("On its way again")).toBeVisible();
  const row = log(page, name).getByRole("listitem");
  await expect(row).toContainText("Sent");
  await expect(row).toContainText("200");
  await expect(row).toContainText("1 try");
  const [first, second] = takenBy(name);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(JSON.parse(second?.body ?? "")).toMatchObject({ text: `A test: “${name}” works` });
});

test("a long log is read page by page", async ({ page }) => {
  const name = "a-long-log";
  await openConnections(page);
  await makeWebhook(page, name);
  const config = await page.request.get(`${site().origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const owner = createClient(site().origin, key, { auth: { persistSession: false } });
  await owner.auth.signInWithPassword(staffMember);
  const { data } = await owner.rpc("list_webhooks");
  const id = (data as { id: string; name: string }[]).find((hook) => hook.name === name)?.id;
  for (let count = 0; count < 26; count += 1) await owner.rpc("test_webhook", { id });
  await expect.poll(() => takenBy(name)).toHaveLength(26);
  await page.reload();
  await page.getByRole("button", { name: `Log ${name}` }).click();
  await expect(log(page, name).getByRole("listitem")).toHaveCount(25);
  await page.getByRole("button", { name: "Older" }).click();
  await expect(log(page, name).getByRole("listitem")).toHaveCount(26);
  await expect(page.getByRole("button", { name: "Older" })).toHaveCount(0);
});

test("a token reads the leads until it is revoked", async ({ page }) => {
  const lead = await writeToUs(page);
  await openConnections(page, "&part=tokens");
  await page.getByLabel("Name", { exact: true }).fill("Weekly report");
  await page.getByRole("button", { name: "Make the token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();
  const ask = () =>
    page.request.get(`${site().origin}/api/v1/leads`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const answer = await ask();
  expect(answer.status()).toBe(200);
  const { leads } = (await answer.json()) as { leads: { contact: { email: string } }[] };
  expect(leads.map(({ contact }) => contact.email)).toContain(lead.email);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: token.slice(-4) })).toBeVisible();
  await page.getByRole("button", { name: "Revoke Weekly report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect.poll(async () => (await ask()).status()).toBe(401);
});
