import { expect, test } from "../../fixtures.ts";
import {
  aBookedCall,
  answer,
  button,
  headline,
  openLink,
  openTime,
  pickTime,
  rpc,
} from "../../my-call-page.ts";
import { visitorHeaders } from "../../stored-records.ts";

const noLink = "c0ffee".repeat(10);

test.use({
  allowedConsole: {
    lines: [/^Calls: the call /, /: the message was not sent/, /Failed to load/],
  },
});

test("a link that is not known leads to the telephone, mail and form @page", async ({ page }) => {
  await openLink(page, noLink);
  await expect(page.getByRole("heading", { name: /^This link is not known/ })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "+1 (415) 555-0100" })).toBeVisible();
  await expect(main.getByRole("link", { name: "hello@perilune.example" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact form" })).toBeVisible();
});

test("a time that is taken meanwhile: the call stays, and the times are looked up again", async ({
  page,
}) => {
  const call = await aBookedCall(page, 17);
  const wanted = await openTime(page, 19);
  await openLink(page, call.secret);
  await button(page, "Move").click();
  await pickTime(page, wanted);
  await aBookedCall(page, 19);
  await button(page, /^Move to /).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "This time has just gone to somebody else.",
  );
  await expect(page.getByRole("group", { name: /^Times on / })).toBeFocused();
  await expect(button(page, "Move the call")).toBeVisible();
  expect(await call.stored()).toMatchObject({ moves: 0 });
  await pickTime(page, await openTime(page, 21));
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a call that somebody else has cancelled meanwhile is shown as it is", async ({ page }) => {
  const call = await aBookedCall(page, 23);
  await openLink(page, call.secret);
  await button(page, "Move").click();
  await pickTime(page, await openTime(page, 25));
  await page.request.post("/rest/v1/rpc/cancel_call", {
    headers: await visitorHeaders(page.request),
    data: { secret: call.secret, reason: "" },
  });
  await button(page, /^Move to /).click();
  await expect(headline(page, "This call is cancelled")).toBeVisible();
});

test("a confirmation that comes too late offers another time @page", async ({ page }) => {
  const call = await aBookedCall(page, 27);
  await answer(page, "my_call", { state: "unconfirmed", meeting_url: "" });
  await page.route(rpc("confirm_call"), (route) =>
    route.fulfill({
      status: 409,
      json: { message: "This time cannot be booked.", hint: "taken" },
    }),
  );
  await openLink(page, call.secret);
  await button(page, "Confirm this call").click();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("This time has gone to somebody else meanwhile.");
  await expect(page.getByRole("link", { name: "Choose another time" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("a server that is away: Retry, for the look and for the change; no word is lost @page", async ({
  page,
}) => {
  const call = await aBookedCall(page, 29);
  await page.route(rpc("my_call"), (route) => route.abort("connectionrefused"));
  await openLink(page, call.secret);
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("We could not look up your call.");
  await page.unroute(rpc("my_call"));
  await button(page, "Retry").click();
  await expect(headline(page, "Your call is booked")).toBeVisible();
  await button(page, "Cancel the call").click();
  await page.getByLabel("Why?").fill("A word");
  await page.route(rpc("cancel_call"), async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await button(page, "Cancel the call").click();
  await expect(main.getByRole("alert")).toContainText("The call was not cancelled.");
  await expect(page.getByLabel("Why?")).toHaveValue("A word");
  await page.unroute(rpc("cancel_call"));
  await button(page, "Retry").click();
  await expect(headline(page, "This call is cancelled")).toBeFocused();
  expect(await call.stored()).toMatchObject({ cancel_reason: "A word" });
});
