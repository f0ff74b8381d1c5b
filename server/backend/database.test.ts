import { expect, test } from "vitest";
import { isoTimestamp } from "./database.ts";

test.each([
  ["2026-11-20 07:30:02.874123+00", "2026-11-20T07:30:02.874123+00:00"],
  ["2026-11-20 07:30:02+00", "2026-11-20T07:30:02+00:00"],
  ["infinity", "infinity"],
])("%s is written %s", (postgres, iso) => {
  expect(isoTimestamp(postgres)).toBe(iso);
});
