import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { hold } from "../../hanging.ts";
import { aWord, openRecord, search } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import {
  addresses,
  cardOf,
  deals,
  factOf,
  hasRecords,
  history,
  openCard,
  recordIds,
  sendFrom,
  sendThree,
  somebody,
} from "../../people-page.ts";
import {
  openInbox,
  passTimeUntil,
  retryAtStandstill,
  test,
  withoutNews,
} from "../../staff-test.ts";

test("a card shows the three records of one address, and a record leads there and back", async ({
  page,
}) => {
  const { word, email, domain, name } = await sendThree(page);
  await openInbox(page, "/admin?view=all");
  await search(page, word);
  const panel = await openRecord(page, word);
  await panel.getByRole("link", { name: "Person card" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Person");
  await expect(cardOf(page, name)).toBeVisible();
  await hasRecords(page, 3);
  await expect(factOf(page, "Waiting for us")).toHaveText("3");
  await expect(addresses(page).getByRole("listitem")).toHaveText([`${email}3 records`]);
  const told = history(page).getByRole("article");
  await expect(told).toHaveCount(3);
  await expect(told.first()).toContainText(`Cannot sign in ${word}`);
  await expect(told.last()).toContainText("Our order book is made of paper");
  await expect(
    cardOf(page, name).getByRole("link", { name: `Company card of ${domain}` }),
  ).toBeVisible();

  const link = told.first().getByRole("link", { name: `Cannot sign in ${word}` });
  await link.press("Enter");
  const opened = page.locator("[role=dialog]:not([data-toast])");
  await expect(opened.getByRole("heading", { name: "Conversation" })).toBeVisible();
  await opened.getByRole("button", { name: "Close", exact: true }).click();
  await expect(cardOf(page, name)).toBeVisible();
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(panel.getByRole("heading", { name: "Conversation" })).toBeVisible();
});

test("details are changed by keyboard, and what somebody else saves shows by itself", async ({
  page,
}) => {
  const { word, email } = somebody();
  await sendFrom(page, email, `Ada ${word}`);
  await openCard(page, "person", email);
  const edit = page.getByRole("button", { name: "Edit" });
  await edit.press("Enter");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(`Ada Byron ${word}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Northgate Supply");
  await page.keyboard.press("Tab");
  await page.keyboard.type("+47 22 00 00 00");
  await page.keyboard.press("Enter");
  await expect(toastOn(page).getByText("Details saved")).toBeVisible();
  await expect(edit).toBeFocused();
  const card = cardOf(page, `Ada Byron ${word}`);
  await expect(card.getByRole("link", { name: "+47 22 00 00 00" })).toHaveAttribute(
    "href",
    "tel:+4722000000",
  );
  await expect(card).toContainText("Northgate Supply");
  const owner = await theOwner(page);
  const theirs = { whom: email, version: 1, name: `Ada King ${word}`, company: "", phone: "" };
  await owner.call("post", "rpc/save_person", theirs);
  await expect(cardOf(page, `Ada King ${word}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "+47 22 00 00 00" })).toHaveCount(0);
});

test("a field that is too long says so, and what is not saved outlives a reload", async ({
  page,
}) => {
  const { word, email } = somebody();
  await sendFrom(page, email, `Ada ${word}`);
  await openCard(page, "person", email);
  await page.getByRole("button", { name: "Edit" }).click();
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("1".repeat(61));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription("Shorten the number to 60 characters or fewer.");
  await phone.fill("22 00");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("What you typed before stands here again.")).toBeVisible();
  await expect(phone).toHaveValue("22 00");
  await page.getByRole("button", { name: "Discard changes" }).press("Enter");
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.getByRole("button", { name: "Edit" }).press("Enter");
  await expect(phone).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
});

test.describe("when somebody else was first", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("their details are shown, and nothing typed is lost", async ({ page }) => {
    const { word, email } = somebody();
    await sendFrom(page, email, `Ada ${word}`);
    await withoutNews(page);
    await openCard(page, "person", email);
    await page.getByRole("button", { name: "Edit" }).click();
    const phone = page.getByLabel("Phone", { exact: true });
    await phone.fill("22 00");
    const owner = await theOwner(page);
    const theirs = { whom: email, version: 0, name: `Theirs ${word}`, company: "", phone: "33 00" };
    await owner.call("post", "rpc/save_person", theirs);
    // The way on works although the rest of the card is still read again.
    const release = await hold(page, "**/rpc/card_timeline*");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const conflict = page.getByRole("alert", {
      name: "Somebody has changed these details meanwhile",
    });
    await expect(conflict).toContainText(`Theirs ${word}`);
    await expect(conflict).toBeFocused();
    await expect(phone).toHaveValue("22 00");
    await conflict.getByRole("button", { name: "Save mine instead" }).press("Enter");
    await expect(toastOn(page).getByText("Details saved")).toBeVisible();
    release();
    await expect(conflict).toHaveCount(0);
    await page.reload();
    await expect(cardOf(page, `Ada ${word}`).getByRole("link", { name: "22 00" })).toBeVisible();
  });
});

test("deals, notes and their days stand in one history, which pages on", async ({ page }) => {
  test.slow();
  const { word, email } = somebody();
  await sendFrom(page, email, `Ada ${word}`);
  const [entry] = await recordIds(page, email);
  const owner = await theOwner(page);
  for (let number = 1; number <= 32; number++) {
    const note = crypto.randomUUID();
    const values = { entry, note, body: `Called, number ${number}.`, mentions: [] };
    await owner.call("post", "rpc/save_note", values);
  }
  const title = `Order desk ${word}`;
  await owner.call("post", "rpc/start_deal", { title, entry, value_cents: 6_100_000 });
  await openCard(page, "person", email);
  await expect(deals(page).getByRole("listitem")).toContainText(["$61,000"]);
  await expect(deals(page).getByRole("link", { name: title })).toHaveAttribute(
    "href",
    /view=deals&deal=/,
  );
  const steps = history(page).getByRole("listitem");
  await expect(steps).toHaveCount(30);
  await expect(steps.first()).toContainText(`You started ${title} in Lead`);
  await expect(steps.nth(1)).toContainText("Called, number 32.");
  await history(page).getByRole("button", { name: "Show older" }).press("Enter");
  await expect(steps).toHaveCount(34);
  await expect(steps.last()).toContainText("Our order book is made of paper");
  await expect(steps.nth(30).getByRole("link")).toBeFocused();
  await expect(history(page).getByRole("status")).toHaveText("34 steps shown");
  await expect(history(page).getByRole("button", { name: "Show older" })).toHaveCount(0);
});

test("an address that nobody knows has a calm page, and what is in quarantine is said", async ({
  page,
}) => {
  const nobody = `nobody.${aWord()}@nowhere.example`;
  await openCard(page, "person", nobody);
  await expect(
    page.getByRole("heading", { level: 2, name: `Nothing is known of ${nobody}` }),
  ).toBeVisible();
  const { word, email } = somebody();
  await sendFrom(page, email, `Ada ${word}`);
  await sendFrom(page, email, `Ada ${word} again`);
  const [newest] = await recordIds(page, email);
  const owner = await theOwner(page);
  await owner.call("post", "rpc/judge_entry", { id: newest, is_spam: true });
  await openCard(page, "person", email);
  await hasRecords(page, 1);
  await expect(page.getByText("1 more record of this person is in quarantine.")).toBeVisible();
  await page.getByRole("link", { name: "See quarantine" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quarantine");
  await expect(page.getByRole("row").filter({ hasText: `Ada ${word} again` })).toBeVisible();
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  const cards = [
    { kind: "person", address: "**/rpc/person_card*" },
    { kind: "company", address: "**/rpc/company_card*" },
  ] as const;
  for (const { kind, address } of cards) {
    test(`the card of a ${kind} that could not be read is read again by Retry @page`, async ({
      page,
    }) => {
      const { word, email, domain } = somebody();
      await sendFrom(page, email, `Ada ${word}`);
      await withoutNews(page);
      await page.clock.install();
      await page.route(address, (route) => route.abort());
      await openCard(page, kind, kind === "person" ? email : domain);
      const failure = page.getByRole("alert").filter({ hasText: "Could not load this card" });
      await passTimeUntil(page, failure);
      await retryAtStandstill(page, { failure, address, answer: () => page.unroute(address) });
      await expect(failure).toHaveCount(0);
      await expect(cardOf(page, kind === "person" ? `Ada ${word}` : domain)).toBeVisible();
    });
  }

  test("details that were not saved keep every word, and Retry saves them @page", async ({
    page,
  }) => {
    const { word, email } = somebody();
    await sendFrom(page, email, `Ada ${word}`);
    await openCard(page, "person", email);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Phone", { exact: true }).fill("22 00");
    await page.route("**/rpc/save_person*", (route) => route.abort());
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: "The details were not saved" });
    await expect(alert).toContainText("Every word is still here");
    await page.unroute("**/rpc/save_person*");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: "22 00" })).toBeVisible();
  });
});

test("the card has no violation, and never scrolls sideways @page", async ({ page }) => {
  test.slow();
  const { email, name } = await sendThree(page);
  const [entry] = await recordIds(page, email);
  const owner = await theOwner(page);
  const title = "long".repeat(30);
  await owner.call("post", "rpc/start_deal", { title, entry, monthly_cents: 450_000 });
  await openCard(page, "person", email);
  await expect(cardOf(page, name)).toBeVisible();
  await expect(history(page).getByRole("article")).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("1".repeat(61));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Join another address" }).click();
  await page.getByRole("button", { name: "Join", exact: true }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
