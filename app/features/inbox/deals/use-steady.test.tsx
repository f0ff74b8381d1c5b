// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSteady } from "./use-steady.ts";

type Load = {
  readonly deals: readonly { readonly id: string }[];
  readonly isHeld: boolean;
  readonly beat: string;
};

const dealsOf = (ids: string) => Array.from(ids, (id) => ({ id }));

function hold(first: string) {
  const initialProps: Load = { deals: dealsOf(first), isHeld: false, beat: "0" };
  const hook = renderHook(({ deals, isHeld, beat }: Load) => useSteady(deals, isHeld, beat), {
    initialProps,
  });
  return {
    shown: () => hook.result.current.deals.map(({ id }) => id).join(""),
    hasChanged: () => hook.result.current.hasChanged,
    show: () => act(() => hook.result.current.show()),
    load: (ids: string, change: Partial<Load> = {}) =>
      hook.rerender({ deals: dealsOf(ids), isHeld: true, beat: "0", ...change }),
  };
}

test("while nobody is among them deals are shown as they come", () => {
  const held = hold("abc");
  held.load("cab", { isHeld: false });
  expect(held.shown()).toBe("cab");
});

test("while somebody is, they keep their places until they are asked for", () => {
  const held = hold("abc");
  held.load("bc");
  expect(held.shown()).toBe("abc");
  expect(held.hasChanged()).toBe(true);
  held.show();
  expect(held.shown()).toBe("bc");
  expect(held.hasChanged()).toBe(false);
});

test("more at the end is shown at once", () => {
  const held = hold("abc");
  held.load("abcd");
  expect(held.shown()).toBe("abcd");
});

test("what is done here is shown at once, and what others do after it is not", () => {
  const held = hold("abc");
  held.load("abc", { beat: "1" });
  held.load("bca", { beat: "1" });
  expect(held.shown()).toBe("bca");
  held.load("cba", { beat: "1" });
  expect(held.shown()).toBe("bca");
});

test("who leaves sees the newest", () => {
  const held = hold("abc");
  held.load("cba");
  held.load("cba", { isHeld: false });
  expect(held.shown()).toBe("cba");
});
