// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { markTab, titleWith } from "./tab-mark.ts";

beforeEach(() => {
  document.title = "Inbox · Perilune";
  document.head.insertAdjacentHTML(
    "beforeend",
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg">' +
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  );
  return () => document.head.replaceChildren();
});

function icons(): (string | null)[] {
  return Array.from(document.querySelectorAll("link"), (link) => link.getAttribute("href"));
}

test("a title has the number before it, at most 99+, and never two", () => {
  expect(titleWith(3, "Inbox")).toBe("(3) Inbox");
  expect(titleWith(4, "(3) Inbox")).toBe("(4) Inbox");
  expect(titleWith(99, "Inbox")).toBe("(99) Inbox");
  expect(titleWith(100, "(99) Inbox")).toBe("(99+) Inbox");
  expect(titleWith(0, "(99+) Inbox")).toBe("Inbox");
  expect(titleWith(0, "Inbox (3)")).toBe("Inbox (3)");
});

test("while something is new no icon of the page is the usual one, and afterwards all are", () => {
  const clear = markTab(2);
  expect(document.title).toBe("(2) Inbox · Perilune");
  expect(icons()).toEqual(["/favicon-badge.svg", "/favicon-badge.svg", "/apple-touch-icon.png"]);
  clear();
  expect(document.title).toBe("Inbox · Perilune");
  expect(icons()).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
});

test("one number follows another, and a new page's title stays its own", () => {
  markTab(1)();
  const clear = markTab(2);
  document.title = "Sign in · Perilune";
  clear();
  expect(document.title).toBe("Sign in · Perilune");
  expect(icons()[1]).toBe("/favicon.svg");
});
