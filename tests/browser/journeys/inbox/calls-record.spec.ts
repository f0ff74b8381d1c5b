import type { Page } from "@playwright/test";
import { anAgent } from "../../accounts.ts";
import { expect, settled } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import {
  anOpenTime,
  bookCall,
  dayName,
  storedCall,
  timeName,
  type StoredCall,
} from "../../staff-calls.ts";
import { test } from "../../staff-test.ts";
import { violationsOf } from "../../violations.ts";

/** Opens the record of a call, and gives its panel and the part about the call. Undo stays for as long as a test looks. */
async function openCall(page: Page, call: StoredCall) {
  await page.addInitScript((undoTime) => {
    const set = window.setTimeout.bind(window);
    const patient = (then: TimerHandler, time?: number) =>
      set(then, time === undoTime ? 3_600_000 : time);
    Object.assign(window, { setTimeout: patient });
  }, 10_000);
  await page.goto(`/admin?view=call&record=${call.id}`);
  const panel = page.getByRole("dialog", { name: call.name });
  const part = panel.getByRole("region", { name: "The call" });
  await expect(part.getByRole("button", { name: "Block this mailbox" })).toBeVisible();
  await expect(panel.getByRole("region", { name: "Conversation" })).toBeVisible();
  return { panel, part };
}

const startOf = async (page: Page, id: string) =>
  new Date(String((await storedCall(page, id))["starts_at"])).toISOString();

test("a call is moved to an open time, told in its history, and moved back", async ({ page }) => {
  const call = await bookCall(page, "moved");
  const to = await anOpenTime(page);
  const { panel, part } = await openCall(page, call);
  await expect(panel).toContainText("Team's calendar");
  await expect(panel).toContainText("By telephone, we call them");
  await part.getByRole("button", { name: "Move" }).click();
  const move = page.getByRole("dialog", { name: "Move the call" });
  await move.getByRole("radio", { name: dayName(to) }).check();
  await move
    .getByRole("group", { name: `Times on ${dayName(to)}` })
    .getByRole("radio", { name: timeName(to), exact: true })
    .check();
  await expect(move.getByRole("combobox", { name: "With" })).toHaveValue("1");
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  await move.getByRole("button", { name: /^Move to/ }).click();
  await expect(move).toHaveCount(0);
  await expect(panel.getByText(/^Moved to/)).toBeVisible();
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You moved it from",
  );
  await expect(panel).toContainText("1 time");
  expect(await startOf(page, call.id)).toBe(to);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => startOf(page, call.id)).toBe(call.startsAt);
  await expect(panel).toContainText("2 times");
  await expect(part.getByRole("button", { name: "Move" })).toBeVisible();
});

test.describe("a time that is taken", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("a time agreed on by telephone is refused in words where it is taken", async ({ page }) => {
    const [call, other] = [await bookCall(page), await bookCall(page)];
    const { part } = await openCall(page, call);
    await part.getByRole("button", { name: "Move" }).click();
    const move = page.getByRole("dialog", { name: "Move the call" });
    const typed = await page.evaluate((startsAt) => {
      const moment = new Date(startsAt);
      const shifted = moment.getTime() - moment.getTimezoneOffset() * 60_000;
      return new Date(shifted).toISOString().slice(0, 16);
    }, other.startsAt);
    await move.getByLabel("Another time").fill("2020-01-01T10:00");
    await move.getByRole("button", { name: /^Move to/ }).click();
    await expect(move).toContainText("Choose a time that is still ahead.");
    await move.getByLabel("Another time").fill(typed);
    await move.getByRole("button", { name: /^Move to/ }).click();
    await expect(move.getByRole("alert")).toContainText("That calendar is not free then.");
    await expect(move.getByLabel("Another time")).toHaveValue(typed);
    await page.keyboard.press("Escape");
    await expect(move).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: call.name })).toBeVisible();
    await expect(part.getByRole("button", { name: "Move" })).toBeFocused();
    expect(await startOf(page, call.id)).toBe(call.startsAt);
  });
});

test("a call is given to a colleague, and back", async ({ page }) => {
  const name = `Lee ${aWord()}`;
  await anAgent(page, name);
  const call = await bookCall(page, "given");
  const { panel, part } = await openCall(page, call);
  await part.getByRole("button", { name: "Give to…" }).click();
  const give = page.getByRole("dialog", { name: "Give the call to somebody" });
  await expect(give.getByRole("radio", { name: /^Team's calendar/ })).toBeDisabled();
  await expect(give).toContainText("has it now");
  await give.getByRole("radio", { name: `${name} outside their hours` }).check();
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  await give.getByRole("button", { name: `Give to ${name}` }).click();
  await expect(panel.getByText(`Given to ${name}`)).toBeVisible();
  await expect(panel.locator("dl").first()).toContainText(name);
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    `You gave it to ${name}`,
  );
  await page.keyboard.press("z");
  await expect.poll(async () => (await storedCall(page, call.id))["host"]).toBe(1);
  await expect(panel.locator("dl").first()).toContainText("Team's calendar");
});

test("a call is cancelled with words, which are not lost before, and taken back", async ({
  page,
}) => {
  const call = await bookCall(page, "cancelled");
  const words = "We are closed that day.\nWould Friday suit you?";
  const { panel, part } = await openCall(page, call);
  await expect(page.getByRole("button", { name: "Cancel the call" })).toHaveCount(1);
  await part.getByRole("button", { name: "Cancel the call" }).click();
  const cancel = page.getByRole("dialog", { name: "Cancel the call" });
  await cancel.getByLabel("Words to the visitor").fill(words);
  await page.keyboard.press("Escape");
  await expect(cancel).toHaveCount(0);
  await expect(panel).toBeVisible();
  // The keys of the inbox rest while a panel lies over the record.
  await part.getByRole("button", { name: "Cancel the call" }).click();
  await expect(cancel.getByLabel("Words to the visitor")).toHaveValue(words);
  await cancel.getByRole("button", { name: "Keep the call" }).press("e");
  await expect(cancel).toContainText("Mail is off: tell them yourself.");
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  await cancel.getByRole("button", { name: "Cancel the call" }).click();
  await expect(panel.locator("dl").first()).toContainText("By us");
  await expect(panel.locator("dl").first()).toContainText("Would Friday suit you?");
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You cancelled it",
  );
  await expect(part.getByRole("button", { name: "Move" })).toHaveCount(0);
  expect((await storedCall(page, call.id))["cancel_reason"]).toBe(words);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(part.getByRole("button", { name: "Move" })).toBeVisible();
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You took the cancelling back",
  );
  expect((await storedCall(page, call.id))["status"]).toBe("confirmed");
});

test.describe("too late", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("what cannot be taken back any more is told in words", async ({ page }) => {
    const call = await bookCall(page);
    const { panel, part } = await openCall(page, call);
    await part.getByRole("button", { name: "Cancel the call" }).click();
    await page
      .getByRole("dialog", { name: "Cancel the call" })
      .getByRole("button", { name: "Cancel the call" })
      .click();
    await page.route("**/rest/v1/rpc/restore_call", (route) =>
      route.fulfill({ status: 409, json: { code: "PT409", message: "Too late.", hint: "late" } }),
    );
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The visitor has been told already.")).toBeVisible();
  });
});

test("a mailbox is blocked, and let in again", async ({ page }) => {
  const call = await bookCall(page);
  const { panel, part } = await openCall(page, call);
  await part.getByRole("button", { name: "Block this mailbox" }).click();
  await expect(part).toContainText("This mailbox is blocked");
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You blocked the mailbox",
  );
  await part.getByRole("button", { name: "Let this mailbox book again" }).click();
  await expect(part).toContainText("This mailbox can book again.");
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});
