import type { Page } from "@playwright/test";
import {
  aCaller,
  bookButton,
  callPages,
  chooseTime,
  chosenMoment,
  confirmationOf,
  fillCaller,
  lookAgain,
  openCall,
  timesOf,
  withMail,
} from "../../call-page.ts";
import { expect, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

const heldOf = (page: Page) => page.getByRole("dialog", { name: "Almost booked" });
const lapsedOf = (page: Page) => page.getByRole("dialog", { name: "This time is no longer kept" });

/** Asks for a call on a server with mail. */
async function askForCall(page: Page) {
  const server = await withMail(page);
  const caller = aCaller();
  const dialog = await openCall(page, "call15");
  const name = await chooseTime(dialog, 3, 6);
  const startsAt = await chosenMoment(dialog);
  await fillCaller(dialog, caller);
  await bookButton(dialog).click();
  await expect(heldOf(page)).toBeVisible();
  return { server, caller, dialog, name, startsAt };
}

test("a letter asks the mailbox, can be sent again after a minute, and its answer is the confirmation @page", async ({
  page,
}) => {
  const { server, caller, name } = await askForCall(page);
  const held = heldOf(page);
  const said = held.getByRole("status").first();
  await expect(said).toBeFocused();
  await expect(said).toContainText(`Open our letter to ${caller.email} and confirm.`);
  const [time = ""] = name.split(", ");
  await expect(said).toContainText(new RegExp(`We keep .+, ${time} until \\d+:\\d\\d [AP]M\\.`));
  await expect(toastOn(page)).toContainText("Check your mail");

  const again = held.getByRole("button", { name: "Send again" });
  await expect(again).toBeDisabled();
  await again.click({ force: true });
  expect(server.askedAgain).toEqual([]);
  await page.clock.setFixedTime(new Date(Date.now() + 61_000));
  await expect(again).toBeEnabled();
  await again.click();
  await expect(held.getByText(/^Sent again at /)).toBeVisible();
  await expect(again).toBeDisabled();
  expect(server.askedAgain).toEqual(server.booked);

  server.progress = "confirmed";
  await lookAgain(page);
  const booked = confirmationOf(page);
  await expect(booked.getByRole("status")).toBeFocused();
  await expect(booked).toContainText(
    `Move or cancel it with the link in our letter to ${caller.email}.`,
  );
  await expect(booked.getByRole("link", { name: "Manage this call" })).toHaveCount(0);
  await expect(toastOn(page)).toContainText("Call booked");
});

test("what waits for its letter is there when the dialog opens again; another address asks anew @page", async ({
  page,
}) => {
  const { server, caller, dialog, name, startsAt } = await askForCall(page);
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Almost booked" })).toBeHidden();
  await page.getByRole("button", { name: callPages.call15.button, exact: true }).click();
  await expect(heldOf(page)).toContainText(caller.email);
  await page.reload();
  await expect(heldOf(page)).toContainText(caller.email);

  await heldOf(page).getByRole("button", { name: "Other address" }).click();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(caller.email);
  await expect(dialog.getByLabel("Name")).toHaveValue(caller.name);
  await expect(dialog.getByRole("radio", { name })).toBeChecked();
  expect(server.released).toEqual(server.booked);
  const other = aCaller();
  await dialog.getByLabel("E-mail").fill(other.email);
  expect(await chosenMoment(dialog)).toBe(startsAt);
  await bookButton(dialog).click();
  await expect(heldOf(page)).toContainText(other.email);
  expect(new Set(server.booked).size).toBe(2);
});

test("another time is chosen with every word still there, and what has lapsed is said @page", async ({
  page,
}) => {
  const { server, caller, dialog } = await askForCall(page);
  await heldOf(page).getByRole("button", { name: "Other time" }).click();
  await expect(dialog.getByRole("group", { name: "Choose a time" })).toBeFocused();
  await expect(timesOf(dialog).and(page.locator(":checked"))).toHaveCount(0);
  await expect(
    dialog.getByRole("group", { name: "Day", exact: true }).getByRole("radio").nth(3),
  ).toBeChecked();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(caller.email);
  await chooseTime(dialog, 3, 7);
  await bookButton(dialog).click();
  await expect(heldOf(page)).toBeVisible();

  server.progress = "lapsed";
  await lookAgain(page);
  await expect(lapsedOf(page).getByRole("status")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: callPages.call15.button, exact: true }).click();
  await lapsedOf(page).getByRole("button", { name: "Choose again" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue(caller.name);
  await expect(timesOf(dialog).nth(7)).toBeChecked();
});
