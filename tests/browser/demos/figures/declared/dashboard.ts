import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { beside, labelled, lengthOf, told } from "../queries.ts";
import { atMost, ratio, same, sum } from "../relations.ts";
import { countOf, difference, largest, total } from "../sums.ts";

const revenue = labelled("Overview", "Revenue");
const target = told("Overview", /% of (\$[\d,]+) target/, { of: "Revenue" });
const months = { under: "Sales by month" } as const;
const regions = ["North", "West", "South", "East"] as const;
const region = (screen: string, name: string) =>
  told(screen, new RegExp(`^${name}, (\\$[\\d,]+), filter everything`));
const finished = (screen: string) => told(screen, /of (\d+) finished months/);
const inRange = told("Analytics", /^(\$[\d,]+)$/, { of: "" });
const funnel = (name: string) => beside("Analytics", "From visit to order", name);
const onward = (name: string) =>
  told("Analytics", /([\d.]+%)$/, { under: "From visit to order", of: name });
const sold = told("Team", /^(\$[\d,]+) of/);
const quota = told("Team", /of (\$[\d,]+)$/);

/** What an overview says of the whole is what its regions, its people and its reports say. */
const wholes = [
  same(
    revenue,
    told("Overview", /= ([\d,]+)$/, { under: "Revenue by region" }),
    told("Overview", /to date, sales (\$[\d,]+)/, months),
    told("Reports", /(\$[\d,]+) in all/),
    labelled("Reports", "Sales, $", { of: "Total" }),
    told("Team", /^Team total (\$[\d,]+)/),
    total(sold),
  ),
  same(target, told("Overview", /to date.* target (\$[\d,]+)/, months), total(quota)),
  ratio(told("Overview", /^([\d.]+%) of/, { of: "Revenue" }), revenue, target),
  ratio(labelled("Overview", "Average order value"), revenue, labelled("Overview", "Orders")),
  ratio(told("Team", /^([\d.]+%)/), sold, quota),
  same(lengthOf("Team", "Team"), countOf(sold), countOf(told("Team", /^(\d+) deals? open/))),
];

export const dashboardFigures: Declaration = {
  differs: [],
  relations: [
    ...wholes,
    sum(revenue, ...regions.map((name) => region("Overview", name))),
    ...regions.map((name) =>
      same(region("Overview", name), labelled("Reports", "Sales, $", { of: name })),
    ),
    ratio(
      told("Overview", /^([-−+][\d.]+%) vs/, { of: "Revenue" }),
      told("Overview", /^([-−+]\$[\d,]+)$/, { of: "Revenue" }),
      difference(revenue, told("Overview", /^([-−+]\$[\d,]+)$/, { of: "Revenue" })),
    ),
    same(
      told("Overview", /^Best: .* with (\$[\d,]+)/),
      largest(told("Overview", /^[A-Z]\w+ \d{4}, sales (\$[\d,]+)/, months)),
    ),
    same(
      finished("Overview"),
      countOf(told("Overview", /^[A-Z]\w+ \d{4}, sales (\$[\d,]+)/, months)),
    ),
    same(
      told("Overview", /Target met in (\d+) of/),
      countOf(told("Overview", /^\w+ \d{4}, sales (\$[\d,]+).*target met$/, months)),
    ),
    same(
      told("Overview", /fired (\d+) times/, { of: /^Sales below target/ }),
      countOf(told("Overview", /^\w+ \d{4}, sales (\$[\d,]+).*below target$/, months)),
    ),
    atMost(
      total(told("Overview", /(\d+) orders?$/, { under: "Customers behind it" })),
      told("Overview", /^(\d+) larger orders/),
    ),
    atMost(lengthOf("Overview", "Customers behind it"), told("Overview", /by (\d+) customers/)),
    same(inRange, told("Analytics", /% of (\$[\d,]+)/), told("Analytics", /= ([\d,]+)$/)),
    sum(inRange, labelled("Analytics", "Revenue", { under: "Revenue by product" })),
    sum(inRange, ...regions.map((name) => region("Analytics", name))),
    ratio(onward("Leads"), funnel("Leads"), funnel("Visits")),
    ratio(onward("Quotes"), funnel("Quotes"), funnel("Leads")),
    ratio(onward("Orders"), funnel("Orders"), funnel("Quotes")),
  ],
  actions: [
    {
      name: "an alert is added",
      async act(page) {
        await page.getByRole("tab", { name: "Overview" }).click();
        await page.getByRole("combobox", { name: "Direction" }).selectOption("rise above");
        await press("Add alert")(page);
      },
      moves: [[lengthOf("Overview", "Alerts"), 1]],
    },
  ],
};
