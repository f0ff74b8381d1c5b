// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { openingOf, wordOf } from "./page-word.ts";

function aForm(trap = ""): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name" value="Maya"><input role="presentation" value="${trap}">`;
  return form;
}

class Navigation {
  type = "navigate";
}

beforeEach(() => {
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.spyOn(performance, "now").mockReturnValue(42_345);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test("the seconds count from the asking for a served page, and from the showing of another", () => {
  expect(wordOf(aForm(), openingOf(true, false))).toEqual({ trap: false, seconds: 42.3 });
  const opening = openingOf(false, false);
  vi.spyOn(performance, "now").mockReturnValue(44_900);
  expect(wordOf(aForm(), opening)).toEqual({ trap: false, seconds: 2.6 });
});

test("they are an hour at most, and no moment before the opening", () => {
  vi.spyOn(performance, "now").mockReturnValue(90_000_000);
  expect(wordOf(aForm(), 0)).toEqual({ trap: false, seconds: 3600 });
  expect(wordOf(aForm(), 90_000_100)).toEqual({ trap: false, seconds: 0 });
});

test("words of before say nothing about time", () => {
  for (const isServed of [true, false]) {
    expect(wordOf(aForm(), openingOf(isServed, true))).toEqual({ trap: false });
  }
});

test("neither does a served page that is shown again, after which a page by a link does", () => {
  const navigation = Object.assign(new Navigation(), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation as never]);
  expect(openingOf(true, false)).toBeNull();
  expect(openingOf(false, false)).toBe(42_345);
});

test("the unseen field alone is the trap", () => {
  expect(wordOf(aForm("https://spam.example"), null)).toEqual({ trap: true });
  const form = document.createElement("form");
  form.innerHTML = `<input name="name" value="Maya">`;
  expect(wordOf(form, null)).toEqual({ trap: false });
});
