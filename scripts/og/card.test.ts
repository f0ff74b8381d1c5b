import { beforeAll, expect, test } from "vitest";
import { makeStaticFonts } from "../render/static-fonts.ts";
import { textWidth } from "../render/text.ts";
import { cardSvg, setTitle, titleSize } from "./card.ts";

beforeAll(makeStaticFonts);

test("the size of a title goes by its length", () => {
  expect(titleSize("x".repeat(20))).toBe(108);
  expect(titleSize("x".repeat(21))).toBe(82);
  expect(titleSize("x".repeat(44))).toBe(82);
  expect(titleSize("x".repeat(45))).toBe(70);
  expect(titleSize("x".repeat(70))).toBe(70);
  expect(titleSize("x".repeat(71))).toBe(58);
});

test("the landing page's title is set as designed", () => {
  const { lines, style } = setTitle("Launch Your Business to the next dimension", null);
  expect(style.size).toBe(82);
  expect(lines).toEqual(["Launch Your", "Business to the", "next dimension"]);
});

test("no title takes more than four lines or more than its column", () => {
  const title = "What a migration from an old booking system really costs, and why nobody says so";
  for (const text of [title, `${title}, until now`, "Telecommunications"]) {
    const { lines, style } = setTitle(text, null);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(760);
  }
});

test("the page's own lines are kept, a size smaller if need be", () => {
  const own = ["You bring the client.", "We build the rest."];
  const { lines, style } = setTitle(own.join(" "), own);
  expect(lines).toEqual(own);
  expect(style.size).toBe(70);
});

test("a title that cannot be set is an error", () => {
  expect(() => setTitle("word ".repeat(60).trim(), null)).toThrow("too long for a sharing card");
});

test("a star behind the text is left out", () => {
  const stars = '<circle cx="10%" cy="45%" r="1"></circle><circle cx="90%" cy="5%" r="1"></circle>';
  const art = { stage: "", smoke: "", stars };
  const text = { title: "A title of some length", sub: "Below it", lines: null };
  const svg = cardSvg(text, art, "Perilune");
  expect(svg).not.toContain('cx="10%"');
  expect(svg).toContain('cx="90%"');
});
