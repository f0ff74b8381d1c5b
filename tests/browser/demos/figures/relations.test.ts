import { expect, test } from "vitest";
import { beside, labelled, lengthOf, told } from "./queries.ts";
import { atMost, matching, ratio, same, sum } from "./relations.ts";
import { countOf, difference, first, largest, last, total } from "./sums.ts";

const reading = (screen: string, of: string, label: string, text: string) => ({
  screen,
  under: "Sales",
  of,
  label,
  text,
});

const readings = [
  reading("Overview", "", "Revenue", "$300"),
  reading("Overview", "", "Orders", "7"),
  reading("Overview", "", "Average", "$42.86"),
  reading("Overview", "North", "", "$100"),
  reading("Overview", "South", "", "$200"),
  reading("Overview", "Sales", "length", "2"),
  reading("Report", "North", "Revenue", "$100"),
  reading("Report", "South, new", "Revenue", "$210"),
  reading("Report", "", "", "South brings 67% of $300."),
];

const revenue = labelled("Overview", "Revenue");
const regions = beside("Overview", "Sales");

test("what is the same elsewhere is found by label, sentence and length", () => {
  expect(same(revenue, told("Report", /of (\$\d+)/))(readings)).toEqual([]);
  expect(same(lengthOf("Overview", "Sales"), countOf(regions))(readings)).toEqual([]);
  expect(same(revenue, labelled("Overview", "Orders"))(readings)[0]).toMatch(/300.*7/);
});

test("parts make up a whole, and a missing one is noticed", () => {
  expect(sum(revenue, regions)(readings)).toEqual([]);
  expect(sum(revenue, first(regions))(readings)).toHaveLength(1);
});

test("averages and percentages are divided and rounded as they are shown", () => {
  const orders = labelled("Overview", "Orders");
  expect(ratio(labelled("Overview", "Average"), revenue, orders)(readings)).toEqual([]);
  expect(ratio(told("Report", /(\d+%)/), largest(regions), revenue)(readings)).toEqual([]);
  expect(ratio(told("Report", /(\d+%)/), first(regions), revenue)(readings)[0]).toContain("33.333");
});

test("rows of two places are compared by what they are about", () => {
  const faults = matching(regions, labelled("Report", "Revenue"))(readings);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^South is 200 .* but 210/);
  expect(matching(regions, labelled("Overview", "Orders"))(readings)[0]).toMatch(
    /^nothing in common/,
  );
});

test("a figure that is declared and not there is a fault", () => {
  expect(same(revenue, labelled("Overview", "Profit"))(readings)).toEqual([
    "not found: Profit in Overview",
  ]);
  expect(sum(revenue, total(labelled("Report", "Profit")))(readings)[0]).toMatch(/^not found/);
});

test("figures are added, counted, chosen and compared", () => {
  const valueOf = (query: typeof revenue) => query.find(readings).map(({ value }) => value);
  expect(valueOf(total(regions))).toEqual([300]);
  expect(valueOf(last(regions))).toEqual([200]);
  expect(valueOf(difference(revenue, regions))).toEqual([200]);
  expect(valueOf(countOf(labelled("Report", "Profit")))).toEqual([0]);
  expect(atMost(first(regions), revenue)(readings)).toEqual([]);
  expect(atMost(revenue, first(regions))(readings)).toHaveLength(1);
});
