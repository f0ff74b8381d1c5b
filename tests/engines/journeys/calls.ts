import { expect, test } from "vitest";
import { emailOf, newMark } from "../../e2e/every-form-cases.ts";
import { rowsOf } from "../records.ts";
import {
  first,
  openAfresh,
  press,
  pressButton,
  resize,
  see,
  takenOver,
  write,
  type Visit,
} from "../visit.ts";

/** The engines run side by side against one calendar. */
const days = { Firefox: 3, WebKit: 4 };

export function callJourneys(visit: Visit) {
  test("a call: what is missing is listed, off the network it waits, and then it is booked", async () => {
    const mark = newMark();
    const dialog = "dialog[open], [role=dialog]";
    await resize(visit, 1280);
    await openAfresh(visit, "/contact");
    await takenOver(visit);
    await pressButton(visit, "Schedule Call");
    const day = await first(
      visit.driver,
      `:is(${dialog}) fieldset:nth-of-type(1) label:nth-of-type(${days[visit.engine.name]}) input[type=radio]`,
    );
    await pressButton(visit, "Book this call", dialog);
    await see(visit, "[role=alert]", "Choose a day and a time.");
    await press(visit, day);
    await press(visit, await first(visit.driver, `:is(${dialog}) input[name=startsAt]`));
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
  });
}
