import { expect, test } from "vitest";
import { tourProgress } from "./tour.ts";

const steps = [
  { id: "search", label: "Search" },
  { id: "order", label: "Order" },
];

test("steps count once, strangers never", () => {
  expect(tourProgress(steps, new Set())).toEqual({ count: 0, isComplete: false });
  expect(tourProgress(steps, new Set(["order", "other"]))).toEqual({
    count: 1,
    isComplete: false,
  });
  expect(tourProgress(steps, new Set(["order", "search"]))).toEqual({ count: 2, isComplete: true });
});

test("without steps nothing is complete", () => {
  expect(tourProgress([], new Set(["order"]))).toEqual({ count: 0, isComplete: false });
});
