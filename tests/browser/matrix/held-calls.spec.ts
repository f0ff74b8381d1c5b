import {
  aCaller,
  bookButton,
  chooseTime,
  fillCaller,
  lookAgain,
  openCall,
  withMail,
} from "../call-page.ts";
import { expect, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";
import { closeNotices } from "../notices.ts";

test("a call that waits for its letter, and one that waited too long, are sound in every look and at both widths", async ({
  page,
}) => {
  const server = await withMail(page);
  const dialog = await openCall(page, "call15");
  await chooseTime(dialog, 8, 1);
  await fillCaller(dialog, aCaller());
  await bookButton(dialog).click();
  await expect(page.getByRole("dialog", { name: "Almost booked" })).toBeVisible();
  await closeNotices(page);
  expect(await faultsOf(page), "held").toEqual([]);
  server.progress = "lapsed";
  await lookAgain(page);
  await expect(page.getByRole("dialog", { name: "This time is no longer kept" })).toBeVisible();
  expect(await faultsOf(page), "lapsed").toEqual([]);
});
