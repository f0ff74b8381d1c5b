import { describe, expect, test } from "vitest";
import type { PropertyStatus } from "./model.ts";
import { matchesPrice, parsePrice } from "./price.ts";

describe("a price text", () => {
  test.each([
    ["$945,000", 945_000, "total"],
    ["$1,000,000", 1_000_000, "total"],
    ["$3,400/month", 3400, "month"],
    ["$3,400 per month", 3400, "month"],
    ["$1,950 pcm", 1950, "month"],
    ["$1.25M", 1_250_000, "total"],
    ["$850K", 850_000, "total"],
    ["From $725,000", 725_000, "total"],
    ["2 homes from $500,000", 500_000, "total"],
    ["$1.2M – $1.4M", 1_200_000, "total"],
    ["$999,999.99", 999_999.99, "total"],
    ["$\u00A0725,000", 725_000, "total"],
    ["725,000", 725_000, "total"],
    ["Price on application", null, "total"],
    ["", null, "total"],
  ])("%j is %s", (text, amount, per) => {
    expect(parsePrice(text)).toEqual({ amount, per });
  });

  test("that is missing has no amount", () => {
    expect(parsePrice()).toEqual({ amount: null, per: "total" });
  });
});

describe("a price band", () => {
  const home = (price: string, status: PropertyStatus = "sale") => ({ price, status });

  test.each([
    ["$999,999", true, false],
    ["$1,000,000", false, true],
    ["$2,000,000", false, true],
    ["$2,000,001", false, false],
    ["Price on application", false, false],
  ])("takes %s by its value", (price, isUnder, isBetween) => {
    expect(matchesPrice(home(price), "under-1m")).toBe(isUnder);
    expect(matchesPrice(home(price), "1m-2m")).toBe(isBetween);
    expect(matchesPrice(home(price), "rent")).toBe(false);
    expect(matchesPrice(home(price), "all")).toBe(true);
  });

  test("of sales has no rents and no sold homes", () => {
    expect(matchesPrice(home("$3,400/month", "rent"), "under-1m")).toBe(false);
    expect(matchesPrice(home("$1,500,000", "rent"), "1m-2m")).toBe(false);
    expect(matchesPrice(home("$1,500,000", "rent"), "rent")).toBe(true);
    expect(matchesPrice(home("$540,000", "sold"), "under-1m")).toBe(false);
    expect(matchesPrice(home("$540,000", "sold"), "all")).toBe(true);
  });
});
