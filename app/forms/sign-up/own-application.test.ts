import { expect, test } from "vitest";
import { runningOf, type OwnApplication } from "./own-application.ts";

function anApplication(overrides: Partial<OwnApplication>): OwnApplication {
  return {
    id: crypto.randomUUID(),
    kind: "partner",
    reference: "PA-7F3A91C2",
    sentAt: "2026-11-20T09:00:00Z",
    status: "new",
    ...overrides,
  };
}

test("an application runs until it has its answer", () => {
  for (const status of ["new", "in_review"]) {
    const one = anApplication({ status });
    expect(runningOf([one], "partner")).toBe(one);
  }
  for (const status of ["approved", "invited", "rejected", "something else"]) {
    expect(runningOf([anApplication({ status })], "partner")).toBeNull();
  }
});

test("the newest of the asked program counts", () => {
  const [newer, older] = [anApplication({}), anApplication({ status: "in_review" })];
  const other = anApplication({ kind: "portal" });
  expect(runningOf([other, newer, older], "partner")).toBe(newer);
  expect(runningOf([newer], "portal")).toBeNull();
});
