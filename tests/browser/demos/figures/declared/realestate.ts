import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { beside, cell, charted, labelled, lengthOf, told } from "../queries.ts";
import { matching, same, sum } from "../relations.ts";
import { countOf, difference, total } from "../sums.ts";

const active = labelled("Dashboard", "Active listings");
const homes = told("Search", /^(\d+) homes .*any price/);
const soldPrice = told("Search", /^(\$[\d,]+) Sold/);
const forSale = told("Dashboard", /^(\d+) for sale/, { of: "Active listings" });
const toRent = told("Dashboard", /(\d+) to rent/, { of: "Active listings" });
const portfolio = labelled("Dashboard", "Sale portfolio");
const price = labelled("Dashboard", "Price", { under: "Listings" });
const salePrice = cell("Dashboard", /^(\$[\d,]+)$/, { under: "Listings" });
const thisWeek = labelled("Dashboard", "Viewings this week");
const toConfirm = told("Viewings", /^Needs confirming (\d+)$/);
const pipeline = (of: string) => beside("Dashboard", "Pipeline", of);
const district = (label: string, of?: string) => labelled("Market", label, { ...(of && { of }) });
const day = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \w+ \d+ \w/;

export const realestateFigures: Declaration = {
  differs: [{ meaning: /^days ago$/, because: "one heading of the diary each" }],
  relations: [
    same(active, told("Search", /^(\d+) homes on offer/), total(district("On offer"))),
    sum(active, forSale, toRent),
    same(forSale, told("Dashboard", /^(\d+) homes for sale/, { of: "Sale portfolio" })),
    same(homes, lengthOf("Search", /^Find the door|^\d+ homes/), countOf(price)),
    same(difference(homes, active), countOf(soldPrice), total(district("Sold, 90 days"))),
    sum(total(salePrice), portfolio, soldPrice),
    matching(price, told("Search", /^(\$[\d,]+)/)),
    same(thisWeek, total(told("Viewings", /, (\d+) viewings?$/)), total(lengthOf("Viewings", day))),
    same(toConfirm, told("Dashboard", /^(\d+) to confirm$/)),
    same(told("Viewings", /^Today (\d+)$/), lengthOf("Viewings", / Today$/)),
    sum(pipeline("Viewing"), labelled("Dashboard", "Viewings", { under: "Listings" })),
    same(pipeline("Enquiry"), lengthOf("Dashboard", "Enquiries")),
    same(told("Dashboard", /^of (\d+) in the last week/), pipeline("Enquiry")),
    same(labelled("Dashboard", "New enquiries"), told("Dashboard", /^(\d+) new$/)),
    same(told("Market", /^Mill Row rose ([\d.]+%)/), district("In a year", "Mill Row")),
    sum(active, charted("Market", /: .*together (\d+)$/, { under: "Our homes by price" })),
  ],
  actions: [
    {
      name: "a viewing is confirmed",
      async act(page) {
        await page.getByRole("tab", { name: "Viewings" }).click();
        await press("Confirm")(page);
      },
      moves: [
        [toConfirm, -1],
        [thisWeek, 0],
      ],
    },
  ],
};
