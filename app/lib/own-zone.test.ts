import { wallTime } from "#domain/zoned-dates.ts";
import { expect, test } from "vitest";
import { ownZone } from "./own-zone.ts";

test("the zone of this device is one that can be computed with", () => {
  expect(() => wallTime(new Date(), ownZone())).not.toThrow();
});
