// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSearchTyping } from "./use-search-typing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A field whose address changes when the test says so. */
function searching() {
  const asked: string[] = [];
  const field = document.createElement("input");
  const place = (search: string) => ({
    search,
    searchRef: { current: field },
    onFilter: (change: { readonly search: string }) => void asked.push(change.search),
  });
  const { result, rerender } = renderHook(useSearchTyping, { initialProps: place("") });
  return {
    asked,
    field,
    arrive: (search: string): void => rerender(place(search)),
    type: (value: string): void => {
      field.value = value;
      result.current.searchLater();
      vi.advanceTimersByTime(300);
    },
  };
}

test("an earlier search that arrives late takes away nothing of what was typed since", () => {
  const { asked, field, arrive, type } = searching();
  type("ti");
  type("tic");
  expect(asked).toEqual(["ti", "tic"]);
  arrive("ti");
  expect(field.value).toBe("tic");
  arrive("tic");
  expect(field.value).toBe("tic");
});

test("the field follows what else changes the address", () => {
  const { field, arrive, type } = searching();
  type("tic");
  arrive("tic");
  arrive("");
  expect(field.value).toBe("");
  type("toc");
  arrive("elsewhere");
  expect(field.value).toBe("elsewhere");
});

test("what was searched for and taken back at once leaves nothing behind", () => {
  const { asked, field, arrive, type } = searching();
  type("t");
  type("");
  expect(asked).toEqual(["t", ""]);
  type("tic");
  arrive("tic");
  arrive("");
  expect(field.value).toBe("");
});
