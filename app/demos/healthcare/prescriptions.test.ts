import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import {
  canRefill,
  requestRefill,
  requestRenewal,
  rxState,
  rxText,
  takenCount,
} from "./prescriptions.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildHealth(now);

const by = (id: string) => {
  const found = start.prescriptions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no prescription ${id}.`);
  return found;
};

test("prescriptions are active, expiring, empty or expired; on the last day they hold", () => {
  expect(rxState(by("lisinopril"), now)).toBe("active");
  expect(rxState(by("cetirizine"), now)).toBe("empty");
  const today = { ...by("lisinopril"), expires: "2026-11-20" };
  expect(rxState(today, now)).toBe("expiring");
  expect(rxText(today, now)).toBe("Expires today");
  expect(rxState({ ...today, expires: "2026-11-19" }, now)).toBe("expired");
  expect(rxText({ ...today, expires: "2026-12-02" }, now)).toBe("Expires in 12 days");
});

test("prescriptions are refilled once at a time, ready after two business days", () => {
  const asked = requestRefill(by("lisinopril"), "Corner Chemist (Oak Ave)", now);
  expect(asked).toMatchObject({ refills: 1, request: { ready: "2026-11-24" } });
  expect(requestRefill(asked, "Corner Chemist (Oak Ave)", now)).toBe(asked);
  expect(canRefill(by("cetirizine"), now)).toBe(false);
  expect(requestRefill(by("cetirizine"), "x", now).refills).toBe(0);
});

test("those without refills are renewed, others not", () => {
  expect(requestRenewal(by("cetirizine"), now).request?.kind).toBe("renewal");
  expect(requestRenewal(by("lisinopril"), now)).toBe(by("lisinopril"));
});

test("three of four daily ones are taken", () => {
  expect(takenCount(start.prescriptions)).toEqual({ taken: 3, of: 4 });
});
