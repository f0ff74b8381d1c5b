import { expect, test } from "vitest";
import { reasonFor, waitLabel } from "./failure-reason.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";

const reasons = {
  unreachable: "away",
  refused: "refused",
  "not-allowed": "not allowed",
  failed: "failed",
  "too-many": (wait: string) => `wait ${wait}`,
};

const tooMany = (hint: unknown) =>
  reasonFor(new RepositoryError("too-many", { code: "PT429", hint }), reasons);

test.each([
  [0, "a minute"],
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [120, "2 minutes"],
  [3540, "59 minutes"],
  [3541, "an hour"],
  [3600, "an hour"],
  [3601, "2 hours"],
])("%i seconds are %s", (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});

test("how long to wait is what the answer hints at, a minute without", () => {
  expect(tooMany("120")).toBe("wait 2 minutes");
  expect(tooMany(null)).toBe("wait a minute");
  expect(tooMany("soon")).toBe("wait a minute");
  expect(tooMany("-5")).toBe("wait a minute");
});

test("a file that could not be loaded is a server that could not be reached", () => {
  expect(reasonFor(new TypeError("Failed to fetch"), reasons)).toBe("away");
  expect(reasonFor(new Error("Unable to preload CSS for /assets/site.css"), reasons)).toBe("away");
  expect(reasonFor(new Error("a bug"), reasons)).toBe("failed");
});

test.each([0, 502, 503, 504, 507])("status %i is a backend that is away", (status) => {
  expect(failureOf(status)).toBe("unreachable");
});
