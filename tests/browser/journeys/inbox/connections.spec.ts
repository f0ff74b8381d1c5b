import { theOwner } from "../../accounts.ts";
import {
  aName,
  aWebhook,
  card,
  field,
  log,
  nobody,
  openWebhooks,
  panel,
  removeMade,
  rowOf,
} from "../../connections-page.ts";
import { expect } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { test } from "../../staff-test.ts";

test.afterEach(({ page }) => removeMade(page));

test("a webhook is made by keyboard, its secret is shown once, and its log says how a test went", async ({
  page,
}) => {
  const name = aName();
  await page.goto("/admin?view=mail");
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Connections" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connections");
  await page.getByRole("button", { name: "New webhook" }).press("Enter");
  await expect(panel(page)).toBeFocused();
  await field(page, "Name").focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("radio", { name: "Plain" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Address")).toBeFocused();
  await page.keyboard.type(nobody);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(panel(page).getByRole("checkbox", { name: /status changed/ })).toBeChecked();
  const contact = panel(page).getByRole("switch", { name: "With contact data" });
  await expect(contact).not.toBeChecked();
  await contact.press("Space");
  await expect(contact).toHaveAccessibleDescription(/^On: it is told name, addresses/);
  await contact.press("Space");
  await field(page, "Address").press("Enter");

  const secret = page.getByLabel("Secret", { exact: true });
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue(/^whsec_[\w+/]{43}=$/);
  await expect(card(page, name)).toContainText("localhost:9");
  await expect(card(page, name)).toContainText("lead.created");
  await expect(card(page, name)).toContainText("lead.status_changed");
  const ready = page.getByRole("status").filter({ hasText: `The secret of ${name}` });
  await expect(ready).toContainText("webhook-id, webhook-timestamp and webhook-signature");
  expect(await rowOf(page, name)).toMatchObject({
    events: ["lead.created", "lead.status_changed"],
    preset: "plain",
    with_contact: false,
  });

  await ready.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect(log(page, name)).toContainText("Nothing listens at this address.");
  await expect(log(page, name)).toContainText("1 try, next");
  await expect(card(page, name)).toContainText("Every delivery has failed since");
  await ready.getByRole("button", { name: "Hide it" }).press("Enter");
  await expect(secret).toHaveCount(0);
  await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
  const toggle = page.getByRole("button", { name: `Log ${name}` });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.press("Enter");
  await expect(log(page, name)).toHaveCount(0);
});

test("a webhook is changed, switched off and on, given a new secret, and removed", async ({
  page,
}) => {
  const name = await aWebhook(page);
  await openWebhooks(page);
  await card(page, name).getByRole("button", { name: "Change" }).click();
  await expect(field(page, "Address")).toHaveValue(nobody);
  await panel(page).getByRole("radio", { name: "Slack" }).check();
  await expect(panel(page)).toContainText("Slack and Teams do not check signatures.");
  await panel(page).getByRole("switch").click();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(toastOn(page).getByText("Saved")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, name).getByRole("button", { name: "Change" })).toBeFocused();
  await expect(card(page, name)).toContainText("Slack");
  expect(await rowOf(page, name)).toMatchObject({ preset: "slack", with_contact: true });

  await card(page, name).getByRole("button", { name: "Switch off" }).click();
  await expect(card(page, name)).toContainText("An owner switched it off.");
  await expect(card(page, name).getByRole("button", { name: "Send a test" })).toHaveCount(0);
  await card(page, name).getByRole("button", { name: "Switch on" }).click();
  await expect(toastOn(page).getByText(`${name} is on`)).toBeVisible();
  await expect(card(page, name)).not.toContainText("switched it off");

  await card(page, name).getByRole("button", { name: "New secret" }).click();
  const renew = page.getByRole("dialog", { name: `A new secret for ${name}?` });
  await expect(renew).toContainText("signs beside it for a day");
  await renew.getByRole("button", { name: "Make a new secret" }).click();
  await expect(page.getByLabel("Secret", { exact: true })).toBeFocused();
  await expect(card(page, name)).toContainText("The secret before it signs too until");

  await card(page, name).getByRole("button", { name: "Remove" }).click();
  const remove = page.getByRole("dialog", { name: `Remove ${name}?` });
  await remove.getByRole("button", { name: "Keep it" }).click();
  await expect(card(page, name)).toBeVisible();
  await card(page, name).getByRole("button", { name: "Remove" }).click();
  await remove.getByRole("button", { name: "Remove" }).click();
  await expect(toastOn(page).getByText(`${name} is removed`)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  await expect(page.locator("#webhooks-title")).toBeFocused();
});

test.describe("refusals", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("an address of our own network is refused beside its field, and what was typed stays", async ({
    page,
  }) => {
    const name = aName();
    await openWebhooks(page);
    await page.getByRole("button", { name: "New webhook" }).click();
    await panel(page).getByRole("button", { name: "Make the webhook" }).click();
    await expect(panel(page).getByRole("alert")).toBeFocused();
    await expect(field(page, "Name")).toHaveAccessibleDescription(/Give it a name\.$/);
    await expect(field(page, "Address")).toHaveAccessibleDescription(/has given you\.$/);
    await field(page, "Name").fill(name);
    await panel(page).getByRole("radio", { name: "Teams" }).check();
    await panel(page)
      .getByRole("checkbox", { name: /lead came in/ })
      .uncheck();
    await field(page, "Address").fill("https://192.168.1.20/hook");
    await panel(page).getByRole("button", { name: "Make the webhook" }).click();
    await expect(panel(page).getByRole("group", { name: "Tell it when" })).toContainText(
      "Choose at least one event.",
    );
    await panel(page)
      .getByRole("checkbox", { name: /was assigned/ })
      .check();
    await panel(page).getByRole("button", { name: "Make the webhook" }).click();
    await expect(field(page, "Address")).toHaveAccessibleDescription(/into our own network/);
    await expect(field(page, "Name")).toHaveValue(name);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("button", { name: "New webhook" }).click();
    await expect(field(page, "Name")).toHaveValue(name);
    await expect(field(page, "Address")).toHaveValue("https://192.168.1.20/hook");
    await expect(panel(page).getByRole("radio", { name: "Teams" })).toBeChecked();
    await expect(panel(page).getByRole("checkbox", { name: /was assigned/ })).toBeChecked();
    await field(page, "Address").fill(nobody);
    await panel(page).getByRole("button", { name: "Make the webhook" }).click();
    await expect(page.getByLabel("Secret", { exact: true })).toBeFocused();
    expect(await rowOf(page, name)).toMatchObject({ preset: "teams", events: ["lead.assigned"] });
  });

  test("a server that cannot be reached, and one that has twenty, keep the panel open", async ({
    page,
  }) => {
    await openWebhooks(page);
    await page.getByRole("button", { name: "New webhook" }).click();
    await field(page, "Name").fill(aName());
    await field(page, "Address").fill(nobody);
    await page.route("**/rpc/save_webhook", (route) => route.abort());
    await panel(page).getByRole("button", { name: "Make the webhook" }).click();
    await expect(panel(page).getByRole("alert")).toContainText("Our server did not answer.");
    await page.unroute("**/rpc/save_webhook");
    // The database's own answer: other journeys need room for theirs.
    const json = { code: "PT409", message: "", details: null, hint: "too-many" };
    await page.route("**/rpc/save_webhook", (route) => route.fulfill({ status: 409, json }));
    await panel(page).getByRole("button", { name: "Retry" }).click();
    await expect(panel(page).getByRole("alert")).toContainText("There are 20 webhooks");
    await expect(field(page, "Address")).toHaveValue(nobody);
  });

  test("what somebody else has removed meanwhile says so, and goes", async ({ page }) => {
    const name = await aWebhook(page);
    await openWebhooks(page);
    await card(page, name).getByRole("button", { name: "Remove" }).click();
    const owner = await theOwner(page);
    await owner.call("post", "rpc/remove_webhook", { id: (await rowOf(page, name))?.id });
    const remove = page.getByRole("dialog", { name: `Remove ${name}?` });
    await remove.getByRole("button", { name: "Remove" }).click();
    await expect(remove.getByRole("alert")).toContainText("somebody else has removed it");
    await remove.getByRole("button", { name: "Keep it" }).click();
    await expect(card(page, name)).toHaveCount(0);
  });
});
