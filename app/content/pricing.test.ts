import { expect, test } from "vitest";
import { formatMoney, savePercent } from "#domain/money.ts";
import {
  deliveryTime,
  packageAddOns,
  packageFacts,
  planAddOns,
  platformPrice,
  projectPackages,
  subscriptionPlans,
} from "./pricing.ts";
import { decks, products } from "./products.ts";

test("the plans cost what the specification says", () => {
  expect(
    subscriptionPlans.map(({ name, price, users, storage, support }) => [
      name,
      price,
      users,
      storage,
      support,
    ]),
  ).toEqual([
    ["Starter plan", 150_000, "Up to 1,000 users", "5GB", "E-mail support, 48h response"],
    ["Professional plan", 300_000, "Up to 10,000 users", "50GB", "24/7 priority support"],
    ["Enterprise plan", null, "Unlimited users", "Unlimited", "24/7, named engineer"],
  ]);
  expect(subscriptionPlans.filter(({ isPopular }) => isPopular).map(({ id }) => id)).toEqual([
    "professional",
  ]);
  expect(platformPrice).toBe(300_000);
});

test("every plan answers the same questions in the same order", () => {
  const [first] = subscriptionPlans;
  for (const plan of subscriptionPlans) {
    expect(plan.features.map(({ label }) => label)).toEqual(
      first.features.map(({ label }) => label),
    );
  }
});

test("the packages hold, cost and save what the specification says", () => {
  expect(
    projectPackages.map((pack) => [
      pack.name,
      formatMoney(pack.price),
      formatMoney(pack.originalPrice),
      savePercent(pack.price, pack.originalPrice),
      deliveryTime(pack),
      ...packageFacts(pack).map(({ value }) => value),
    ]),
  ).toEqual([
    ["Starter package", "$2,997", "$3,997", 25, "2-3 weeks", "5", "3", "1 month"],
    ["Professional package", "$5,997", "$7,997", 25, "4-6 weeks", "10", "5", "3 months"],
    [
      "Enterprise package",
      "$12,997",
      "$16,997",
      24,
      "8-12 weeks",
      "Unlimited",
      "Unlimited",
      "6 months",
    ],
  ]);
  expect(projectPackages.filter(({ isPopular }) => isPopular).map(({ id }) => id)).toEqual([
    "professional",
  ]);
});

test("the add-ons of both readings cost what the specification says", () => {
  expect(planAddOns.map(({ name, price, isMonthly }) => [name, price, isMonthly])).toEqual([
    ["Extra Storage", 5_000, true],
    ["Advanced Analytics", 20_000, true],
    ["Priority Support", 30_000, true],
    ["Custom Integration", 50_000, true],
  ]);
  expect(packageAddOns.map(({ name, price, isMonthly }) => [name, price, isMonthly])).toEqual([
    ["Rush Delivery", 150_000, false],
    ["Premium Support", 50_000, true],
    ["Content Creation", 200_000, false],
    ["Brand Identity", 150_000, false],
  ]);
});

test("the nine products start at the specification's prices", () => {
  expect(products.map(({ name, price, isMonthly }) => [name, price, isMonthly])).toEqual([
    ["Web Applications", 299_900, false],
    ["Mobile", 399_900, false],
    ["Database", 199_900, false],
    ["Cloud Hosting", 9_900, true],
    ["Authentication", 79_900, false],
    ["Analytics", 129_900, false],
    ["Collaboration", 159_900, false],
    ["Communication", 99_900, false],
    ["Payments", 119_900, false],
  ]);
  for (const deck of decks) {
    expect(deck.products.map(({ isLead }) => isLead)).toEqual([true, false, false]);
  }
});
