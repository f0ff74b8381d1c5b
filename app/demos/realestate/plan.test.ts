import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planFrame, planRooms } from "./plan.ts";

test("a plan has every bedroom and bath, and fills its walls", () => {
  fc.assert(
    fc.property(fc.nat(6), fc.integer({ min: 1, max: 5 }), (bedrooms, bathrooms) => {
      const rooms = planRooms({ bedrooms, bathrooms });
      const count = (name: string) => rooms.filter((room) => room.name.startsWith(name)).length;
      expect([count("Bed"), count("Bath")]).toEqual([bedrooms, bathrooms]);
      const area = rooms.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(planFrame.width * planFrame.height, 4);
    }),
  );
});

test("a studio sleeps where it lives", () => {
  expect(planRooms({ bedrooms: 0, bathrooms: 1 }).map(({ name }) => name)).toEqual([
    "Living and sleeping",
    "Kitchen",
    "Entry",
    "Bath",
  ]);
});
