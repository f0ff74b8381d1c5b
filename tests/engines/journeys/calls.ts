import { By } from "selenium-webdriver";
import { expect, test } from "vitest";
import { newMark } from "../../browser/every-form-cases.ts";
import { emailOf } from "../../kinds/kind-sample.ts";
import { rowsOf } from "../records.ts";
import {
  first,
  openAfresh,
  pathOf,
  press,
  pressButton,
  resize,
  see,
  takenOver,
  tick,
  write,
  type Visit,
} from "../visit.ts";

/** The engines run side by side against one calendar. */
const places = { Firefox: 3, WebKit: 4 };

export function callJourneys(visit: Visit) {
  test("a call: what is missing is listed, off the network it waits, then it is booked, and cancelled by its link", async () => {
    const mark = newMark();
    const dialog = "dialog[open], [role=dialog]";
    await resize(visit, 1280);
    await openAfresh(visit, "/contact");
    await takenOver(visit);
    await pressButton(visit, "Schedule Call");
    await first(visit.driver, "[data-call=days] input");
    await pressButton(visit, "Book this call", dialog);
    await see(visit, "[role=alert]", "Choose a day and a time.");
    const days = await visit.driver.findElements(By.css("[data-call=days] input"));
    const day = days[places[visit.engine.name]];
    if (!day) throw new Error("The dialog shows too few days.");
    await tick(visit, day);
    await tick(
      visit,
      await first(
        visit.driver,
        "[data-call=days] ~ fieldset input:enabled, fieldset:not([data-call]) input[type=radio]:enabled",
      ),
    );
    const area = await first(visit.driver, dialog);
    await write(visit, await first(area, "[name=name]"), "Maya Ortega");
    await write(visit, await first(area, "[name=email]"), emailOf(mark));
    visit.line.cut();
    await pressButton(visit, "Book this call", dialog);
    await see(visit, "[role=alert]", "We could not reach our server.");
    visit.line.mend();
    await pressButton(visit, "Retry", dialog);
    await see(visit, dialog, "Your call is booked");
    expect(await rowsOf("call_bookings", emailOf(mark))).toMatchObject([
      { type: "call15", name: "Maya Ortega", tz: "America/Los_Angeles", status: "confirmed" },
    ]);
    await press(visit, await first(visit.driver, `${dialog} a[href^="/calls#"]`));
    await see(visit, "h1", "Your call is booked");
    expect(await pathOf(visit)).toBe("/calls");
    await pressButton(visit, "Cancel the call", "main");
    await write(visit, await first(visit.driver, "main textarea"), "Another day.");
    await pressButton(visit, "Cancel the call", "main form");
    await see(visit, "h1", "This call is cancelled");
    expect(await rowsOf("call_bookings", emailOf(mark))).toMatchObject([
      { status: "cancelled", cancelled_by: "visitor", cancel_reason: "Another day." },
    ]);
  });
}
