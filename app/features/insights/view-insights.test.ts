import { expect, test } from "vitest";
import { busiest, rateOf, withForm, type Conversion } from "./view-insights.ts";

const row = (key: string, views: number, arrivals: number, leads: number): Conversion => ({
  key,
  views,
  arrivals,
  leads,
});

test.each([
  [row("", 900, 29, 3), null],
  [row("", 900, 30, 0), "0%"],
  [row("", 900, 30, 1), "3.3%"],
  [row("", 900, 40, 4), "10%"],
  [row("", 900, 40, 5), "13%"],
  [row("", 9000, 4000, 1), "<0.1%"],
  [row("", 40, 30, 33), "110%"],
])("a rate needs thirty arrivals: %o", (counted, words) => {
  expect(rateOf(counted, "arrivals")).toBe(words);
});

test("the rate of a form is of its views", () => {
  expect(rateOf(row("/contact", 200, 3, 5), "views")).toBe("2.5%");
  expect(rateOf(row("/contact", 29, 29, 5), "views")).toBeNull();
});

test("the busiest come first, and the others together", () => {
  const rows = [row("a", 1, 1, 0), row("b", 9, 5, 1), row("c", 7, 5, 2), row("d", 2, 0, 1)];
  expect(busiest(rows, "arrivals", 2)).toEqual({
    shown: [rows[2], rows[1]],
    others: { count: 2, views: 3, arrivals: 1, leads: 1 },
  });
  expect(busiest(rows, "views", 4).others).toBeNull();
});

test("a page with a form is listed without a lead, another one only with it", () => {
  const pages = [row("/contact", 9, 1, 0), row("/pricing", 9, 1, 0), row("/about", 3, 1, 1)];
  expect(withForm(pages).map(({ key }) => key)).toEqual(["/contact", "/about"]);
});
