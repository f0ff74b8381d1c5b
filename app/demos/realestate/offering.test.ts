import { expect, test } from "vitest";
import { comparedRows } from "./compare.ts";
import { buildEstate } from "./data.ts";
import { pipeline } from "./desk.ts";
import { pricePerSqft, salePortfolio } from "./homes.ts";
import { offeredAs } from "./offering.ts";
import { matchesPrice } from "./price.ts";
import { reduceEstate } from "./reducer.ts";
import { statusText } from "./labels.ts";

const now = new Date(2026, 10, 20, 9, 30);
const start = buildEstate(now);
const home = (id: string) => {
  const found = start.properties.find((one) => one.id === id);
  if (!found) throw new Error(`no home ${id}`);
  return found;
};

test("a home for sale that is to rent has a rent, and the other way round", () => {
  const rented = offeredAs(home("p01"), "rent", now);
  expect(rented).toMatchObject({ status: "rent", price: "$3,800/month" });
  expect(rented.history[0]).toEqual({ on: now, what: "Offered to rent", price: "$3,800/month" });
  expect(matchesPrice(rented, "rent")).toBe(true);
  const onSale = offeredAs(home("p08"), "sale", now);
  expect(onSale.price).toBe("$850,000");
  expect(matchesPrice(onSale, "under-1m")).toBe(true);
  const all = start.properties.map((one) => (one.id === "p08" ? onSale : one));
  expect(salePortfolio(all) - salePortfolio(start.properties)).toBe(850_000);
});

test("what is changed back the same day is as it was", () => {
  for (const [id, status] of [
    ["p01", "rent"],
    ["p03", "rent"],
    ["p04", "sold"],
    ["p08", "sale"],
    ["p10", "sold"],
  ] as const) {
    const back = offeredAs(offeredAs(home(id), status, now), home(id).status, now);
    expect(back).toEqual(home(id));
  }
  expect(offeredAs(home("p01"), "sale", now)).toBe(home("p01"));
});

test("a sale and a letting are written down, each by its word", () => {
  const sold = offeredAs(home("p04"), "sold", now);
  expect(sold.history[0]).toEqual({ on: now, what: "Sold", price: "$1,385,000" });
  const taken = offeredAs(home("p08"), "sold", now);
  expect(taken.history[0]?.what).toBe("Let");
  expect([statusText(sold), statusText(taken), statusText(home("p08"))]).toEqual([
    "Sold",
    "Let",
    "To rent",
  ]);
  expect(offeredAs(home("p12"), "sale", now).history[0]?.what).toBe("Offered for sale");
});

test("a rent is no price of a square foot, also when the home is let", () => {
  const taken = offeredAs(home("p08"), "sold", now);
  expect(pricePerSqft(taken)).toBeNull();
  const rows = comparedRows([taken, home("p04")], now);
  const line = (label: string) => rows.find((row) => row.label === label);
  expect(line("Offered")?.values).toEqual(["Let", "For sale"]);
  expect(line("Price")?.best).toEqual([]);
  expect(line("Monthly cost")?.values[0]).toBe("$3,400");
});

test("a sold home has no offer and no contract in the pipeline any more", () => {
  const sold = reduceEstate(start, { type: "setStatus", id: "p05", status: "sold", now });
  expect(pipeline(sold).at(-1)).toEqual({ label: "Under contract", count: 0, note: "None now" });
  expect(pipeline(start).at(-1)).toMatchObject({ count: 1, note: "Foundry Studio 3B" });
});
