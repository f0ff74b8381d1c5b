import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { dialogIn } from "../../demo-page.ts";
import { beside, cell, labelled, lengthOf, told } from "../queries.ts";
import { atMost, ratio, same, sum } from "../relations.ts";
import { countOf, difference, first, total } from "../sums.ts";

const trailing = labelled("Dashboard", "Trailing 12-month revenue");
const road = { under: "Road to Platinum" } as const;
const aim = told("Dashboard", /^(\$[\d,]+) in 12 months/, road);
const commission = labelled("Dashboard", "Commission this quarter");
const rate = labelled("Profile", "Commission rate");
const breakdown = { under: "Commission breakdown" } as const;
const openDeals = labelled("Dashboard", "Open deals");
const value = labelled("Dashboard", "Value", { under: "Deals" });
const period = labelled("Revenue", "Current Period");
const documents = told("Documents", /^All (\d+)$/);
const partners = told("Partners", /^(\d+) of \d+ partners/);
const rows = { under: "Revenue against target" } as const;

export const portalFigures: Declaration = {
  differs: [
    {
      meaning: /^orbitra \w+ · (value|your commission|protection)$/,
      because: "two deals about one product",
    },
  ],
  relations: [
    same(
      trailing,
      labelled("Partners", "Trailing 12-month revenue", { of: /^Halcyon Bridge/ }),
      told("Dashboard", /^(\$[\d,]+)$/, { ...road, of: /12 months/ }),
    ),
    sum(aim, trailing, told("Dashboard", /(\$[\d,]+) to go/, road)),
    ratio(told("Dashboard", /^(\d+%) ·/, road), trailing, aim),
    same(commission, told("Revenue", /^(\$[\d,.]+) [\d.]+% of/, breakdown)),
    sum(commission, beside("Revenue", "Commission breakdown")),
    ratio(rate, commission, period),
    same(
      rate,
      told("Dashboard", /^([\d.]+%) of Q/),
      told("Revenue", /([\d.]+%) of Q/, breakdown),
      told("Revenue", /at ([\d.]+%)$/),
    ),
    same(told("Revenue", /earns (\d+%) of/), first(told("Revenue", /(\d+%)$/, breakdown))),
    same(period, first(labelled("Revenue", "Revenue", rows))),
    same(
      labelled("Revenue", "Target", { under: "Revenue" }),
      first(labelled("Revenue", "Target", rows)),
    ),
    same(told("Revenue", /latest ([-−+][\d.]+%)/), first(labelled("Revenue", "Growth", rows))),
    same(
      told("Revenue", /(\$[\d,]+) (?:above|below) target/),
      difference(period, labelled("Revenue", "Target", { under: "Revenue" })),
    ),
    same(told("Revenue", /of (\d+) quarters/), countOf(labelled("Revenue", "Revenue", rows))),
    same(
      labelled("Dashboard", "Next payout"),
      labelled("Revenue", "Amount", { of: "Halcyon Bridge" }),
      told("Dashboard", /payout of (\$[\d,.]+) for/),
      first(told("Revenue", /(\$[\d,.]+) commission$/)),
    ),
    same(
      told("Dashboard", /^in (\d+) days?, on/, { of: "Next payout" }),
      cell("Revenue", /in (\d+) days?$/, { of: "Halcyon Bridge" }),
    ),
    sum(
      labelled("Revenue", "Amount", { of: "Total" }),
      labelled("Revenue", "Amount", { of: /^(?!Total)/ }),
    ),
    same(
      openDeals,
      told("Dashboard", /in (\d+) deals?$/, { of: "Open deals" }),
      countOf(cell("Dashboard", /^(\d+) days left/, { under: "Deals" })),
    ),
    atMost(told("Dashboard", /^(\$[\d,]+) in/, { of: "Open deals" }), total(value)),
    ratio(rate, labelled("Dashboard", "Your commission"), value),
    same(
      told("Dashboard", /Corvid Logistics is ending (\d+) days? left/),
      cell("Dashboard", /^(\d+) days left/, { under: "Deals", of: "Orbitra Connect" }),
    ),
    same(told("Dashboard", /renews in (\d+) days/), cell("Profile", /in (\d+) days/)),
    same(
      documents,
      told("Documents", /^(\d+) of \d+ documents/),
      told("Documents", /^\d+ of (\d+) documents/),
      countOf(labelled("Documents", "Size")),
    ),
    sum(documents, told("Documents", /^(?:Contracts|Reports|Marketing|Compliance) (\d+)$/)),
    same(
      partners,
      told("Partners", /^\d+ of (\d+) partners/),
      countOf(labelled("Partners", "Trailing 12-month revenue")),
    ),
    sum(partners, told("Partners", /^(\d+) active/), told("Partners", /(\d+) inactive$/)),
    same(
      told("Dashboard", /^(\d+) of \d$/, { of: /^4 certified/ }),
      told("Dashboard", /^(\d) certified/),
    ),
    same(lengthOf("Revenue", "Statements"), countOf(told("Revenue", /(\$[\d,.]+) commission$/))),
  ],
  actions: [
    {
      name: "a deal is registered",
      async act(page) {
        await page.getByRole("tab", { name: "Dashboard" }).click();
        await press("Register Deal")(page);
        const dialog = dialogIn(page, "Register Deal");
        await dialog.getByRole("textbox", { name: "Customer" }).fill("Tern Foods");
        await dialog.getByRole("textbox", { name: "Contact e-mail" }).fill("ana@tern.example");
        await dialog.getByRole("textbox", { name: "Deal value in dollars" }).fill("24000");
        await dialog.getByRole("button", { name: "Register Deal" }).click();
        await dialog.waitFor({ state: "detached" });
      },
      moves: [
        [openDeals, 1],
        [told("Dashboard", /^(\$[\d,]+) in/, { of: "Open deals" }), 24_000],
        [total(value), 24_000],
        [total(labelled("Dashboard", "Your commission")), 2880],
      ],
    },
  ],
};
