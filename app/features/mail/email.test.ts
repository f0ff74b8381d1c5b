import { expect, test } from "vitest";
import { isChanging } from "./email.ts";

test.each([
  ["on", "queued", 0, "", true],
  ["on", "queued", 1, "Sent once", false],
  ["on", "sending", 2, "Sent twice", true],
  ["on", "sent", 1, "Sent", false],
  ["off", "queued", 0, "", true],
  ["off", "queued", 0, "Written down", false],
  ["off", "skipped", 0, "", false],
  ["hosted", "queued", 0, "", false],
  [undefined, "queued", 0, "", false],
] as const)(
  "with mail %s an e-mail that is %s after %i attempts, “%s”, changes: %s",
  (mode, state, attempts, subject, changes) => {
    expect(isChanging({ state, attempts, subject }, mode)).toBe(changes);
  },
);
