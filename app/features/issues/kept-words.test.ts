// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { allKept, readKept, storeKept } from "./kept-words.ts";

beforeEach(() => localStorage.clear());

const kept = { words: { subject: "One", preheader: "", body: "" }, version: 2 };

test("what is kept is somebody's own, by issue, until it is forgotten", () => {
  expect(storeKept("dana", "1", kept)).toBe(true);
  expect(readKept("dana", "1")).toEqual(kept);
  expect(readKept("ben", "1")).toBeNull();
  storeKept("ben", "2", kept);
  expect([...allKept("dana").keys()]).toEqual(["1"]);
  storeKept("dana", "1", null);
  expect(allKept("dana").size).toBe(0);
});

test("what is nothing of ours is left alone", () => {
  localStorage.setItem("issue-words:dana:3", "{}");
  localStorage.setItem("issue-words:dana:4", "no JSON");
  localStorage.setItem("look", "space");
  expect(readKept("dana", "3")).toBeNull();
  expect(allKept("dana").size).toBe(0);
});

test("a storage that is full or closed says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(storeKept("dana", "1", kept)).toBe(false);
});
