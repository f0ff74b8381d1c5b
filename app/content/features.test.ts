import { expect, test } from "vitest";
import { completePlatform } from "./complete-platform.ts";
import { featureGroups } from "./features.ts";
import { plansWith } from "./plan-comparison.ts";
import { subscriptionPlans } from "./pricing.ts";

const features = featureGroups.flatMap((group) => group.features);

test("the twelve features are different, and each has a badge and details", () => {
  expect(new Set(features.map(({ id }) => id)).size).toBe(12);
  for (const { stat, details } of features) {
    expect(stat.length).toBeGreaterThan(3);
    expect(details.length).toBeGreaterThan(20);
  }
});

test("the single plan costs what the Professional plan does and lists each feature once", () => {
  const professional = subscriptionPlans.find(({ id }) => id === "professional");
  expect(completePlatform.price).toBe(professional?.price);
  const listed = completePlatform.lists.flatMap((list) => list.features);
  expect(new Set(listed).size).toBe(15);
});

test("the plans that carry a feature are named, or all of them at once", () => {
  expect(plansWith("database")).toBe("Every plan");
  expect(plansWith("community")).toBe("Professional and Enterprise");
});

test("a bigger plan carries everything that a smaller one does", () => {
  for (const { id } of features) expect(plansWith(id)).toMatch(/^Every plan$|Enterprise$/);
});
