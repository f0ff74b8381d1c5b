import { expect } from "../../fixtures.ts";
import {
  addresses,
  cardOf,
  hasRecords,
  history,
  joinBeside,
  openCard,
  sendFrom,
  somebody,
} from "../../people-page.ts";
import { test } from "../../staff-test.ts";

test("a second address is joined by keyboard, separated, and joined again by Undo", async ({
  page,
}) => {
  const work = somebody();
  const home = somebody("ada.home");
  await sendFrom(page, work.email, `Ada ${work.word}`);
  await sendFrom(page, home.email, `Ada at home ${home.word}`);
  await openCard(page, "person", work.email);
  await hasRecords(page, 1);
  const join = addresses(page).getByRole("button", { name: "Join another address" });
  await join.press("Enter");
  await expect(page.getByLabel("E-mail address", { exact: true })).toBeFocused();
  await page.keyboard.type(home.email.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(addresses(page).getByRole("status")).toContainText(`${home.email} is joined.`);
  await expect(join).toBeFocused();
  await hasRecords(page, 2);
  await expect(history(page).getByRole("article")).toHaveCount(2);
  await expect(addresses(page).getByRole("listitem")).toContainText([work.email, "Joined by hand"]);

  await openCard(page, "person", home.email);
  await expect(cardOf(page, `Ada ${work.word}`)).toBeVisible();
  await hasRecords(page, 2);
  await openCard(page, "person", work.email);
  const separate = addresses(page).getByRole("button", { name: `Separate ${home.email}` });
  await separate.press("Enter");
  const undo = addresses(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(addresses(page).getByRole("status")).toContainText(`${home.email} is separated.`);
  await hasRecords(page, 1);
  await expect(separate).toHaveCount(0);
  await undo.press("Enter");
  await hasRecords(page, 2);
  await expect(separate).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(join).toBeFocused();
});

test("the address a card was opened by gets its own card back when it is separated", async ({
  page,
}) => {
  const work = somebody();
  const home = somebody("ada.home");
  await sendFrom(page, work.email, `Ada ${work.word}`);
  await sendFrom(page, home.email, `Ada at home ${home.word}`);
  await joinBeside(page, work.email, home.email);
  await openCard(page, "person", home.email);
  await hasRecords(page, 2);
  await addresses(page)
    .getByRole("button", { name: `Separate ${home.email}` })
    .click();
  await expect(cardOf(page, `Ada at home ${home.word}`)).toBeVisible();
  await hasRecords(page, 1);
  await addresses(page).getByRole("button", { name: "Undo" }).click();
  await hasRecords(page, 2);
});

test.describe("what cannot be joined", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("is said beside the field, with the way to the other card", async ({ page }) => {
    const one = somebody();
    const other = somebody("ben");
    const joined = somebody("ben.home");
    await sendFrom(page, one.email, `Ada ${one.word}`);
    await sendFrom(page, other.email, `Ben ${other.word}`);
    await joinBeside(page, other.email, joined.email);
    await openCard(page, "person", one.email);
    await addresses(page).getByRole("button", { name: "Join another address" }).click();
    const field = page.getByLabel("E-mail address", { exact: true });
    const submit = addresses(page).getByRole("button", { name: "Join", exact: true });
    const refusals = [
      ["", "Enter the address that is to be joined."],
      ["ben", "Enter a full address, like name@company.com."],
      [one.email, "This address stands on this card already."],
      [joined.email, "This address belongs to another card with joined addresses."],
    ] as const;
    for (const [typed, words] of refusals) {
      await field.fill(typed);
      await submit.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(".", "\\.")));
      await expect(field).toHaveValue(typed);
    }
    await addresses(page).getByRole("link", { name: "Open its card" }).press("Enter");
    await expect(cardOf(page, `Ben ${other.word}`)).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, `Ada ${one.word}`)).toBeVisible();
    await hasRecords(page, 1);
  });
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the address stays in its field, and Retry joins it @page", async ({ page }) => {
    const { word, email } = somebody();
    const home = somebody("ada.home");
    await sendFrom(page, email, `Ada ${word}`);
    await openCard(page, "person", email);
    await addresses(page).getByRole("button", { name: "Join another address" }).click();
    const field = page.getByLabel("E-mail address", { exact: true });
    await field.fill(home.email);
    await page.route("**/rpc/join_address*", (route) => route.abort());
    await field.press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: "The address was not joined" });
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue(home.email);
    await page.unroute("**/rpc/join_address*");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(addresses(page).getByRole("listitem")).toContainText([email, home.email]);
  });
});
