import { expect, test } from "vitest";
import { isoDay } from "#domain/dates.ts";
import { buildRestaurant } from "./data.ts";
import {
  averageTicket,
  billedOrders,
  coversCaption,
  coversNote,
  coversOf,
  coversTonight,
  dayText,
  hourly,
  openValue,
  revenue,
  salesBefore,
  salesCaption,
  sellersCaption,
  topSellers,
  totalCovers,
} from "./figures.ts";
import { reservationsOn } from "./reservations.ts";
import { reduceRestaurant, type RestaurantAction } from "./reducer.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const after = (...actions: readonly RestaurantAction[]) => actions.reduce(reduceRestaurant, start);
const serve = (id: number): RestaurantAction => ({ type: "serve", id, now });

test("sales come in twelve hours, the live one beside those before", () => {
  const sales = hourly(salesBefore, []);
  expect(sales.map(({ hour }) => hour)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  expect(sales.reduce((sum, { cents }) => sum + cents, 0)).toBe(348_650);
  const at = (hours: number) => ({ billedAt: new Date(2026, 10, 20, hours, 5), total: 1000 });
  const live = hourly(salesBefore, [at(19), at(19), at(23), at(1)]);
  expect(live[8]?.cents).toBe(2000);
  expect(live[11]?.cents).toBe(2000);
});

test("revenue rises with what is served, once", () => {
  expect(revenue(start)).toBe(348_650);
  const served = after(serve(1035));
  expect(revenue(served)).toBe(348_650 + 3550);
  expect(billedOrders(served).map(({ id }) => id)).toEqual([1035]);
  const again = reduceRestaurant(reduceRestaurant(served, { type: "recall" }), serve(1035));
  expect(revenue(again)).toBe(revenue(served));
  expect(revenue(after({ type: "recall" }, serve(1034)))).toBe(348_650);
});

test("the caption of sales follows its columns", () => {
  expect(salesCaption(hourly(salesBefore, []), now)).toBe("Lunch peak 1 PM; dinner is building.");
  const rush = hourly(salesBefore, [{ billedAt: now, total: 70_000 }]);
  expect(salesCaption(rush, now)).toBe("Lunch peak 1 PM; this hour has passed the one before.");
  const slow = new Date(2026, 10, 20, 16, 10);
  expect(salesCaption(hourly(salesBefore.slice(0, 5), []), slow)).toBe(
    "Lunch peak 1 PM; dinner is slowing.",
  );
});

test("open tickets have a mean age and a value", () => {
  expect(averageTicket(start.orders, now)).toBe(11);
  expect(averageTicket([], now)).toBeNull();
  expect(openValue(start.orders)).toBe(36_900);
});

test("the best sellers are named with what of them is being cooked", () => {
  expect(topSellers(start.orders)[0]).toMatchObject({ name: "Margherita", quantity: 5 });
  expect(sellersCaption(start.orders)).toBe("Margherita leads: 3 in the kitchen right now.");
  expect(sellersCaption([])).toBe("Nothing ordered yet.");
  const idle = start.orders.map((order) => ({ ...order, status: "served" as const }));
  expect(sellersCaption(idle)).toBe("Margherita leads: none in the kitchen right now.");
});

test("covers are counted by the half hour, without requests", () => {
  const covers = coversTonight(start, now);
  expect(covers.map((one) => one.covers)).toEqual([2, 4, 0, 7, 2, 8, 0, 4, 0, 0]);
  expect(totalCovers(covers)).toBe(27);
  expect(coversCaption(covers)).toBe("7:30 PM is the crunch: 8 covers.");
  const confirmed = after({ type: "confirm", id: "r0-9" });
  expect(coversCaption(coversTonight(confirmed, now))).toBe("8:30 PM is the crunch: 9 covers.");
  expect(coversCaption(coversOf([], isoDay(now)))).toBe("No covers booked yet.");
});

test("covers, requests and walk-ins make up the guests of the day", () => {
  const day = isoDay(now);
  const texts = (state: typeof start) => [
    coversNote(state.reservations, day),
    dayText(reservationsOn(state.reservations, day)),
  ];
  expect(texts(start)).toEqual([
    "27 covers in all; 7 more guests not confirmed yet.",
    "10 reservations, 34 guests, 7 of them not confirmed yet",
  ]);
  const come = after({ type: "walkIn", name: "", party: 1, now }, { type: "decline", id: "r0-9" });
  expect(texts(come)).toEqual([
    "28 covers in all, 1 of them a walk-in; 2 more guests not confirmed yet.",
    "9 reservations and 1 walk-in, 30 guests, 2 of them not confirmed yet",
  ]);
  const sure = reduceRestaurant(come, { type: "confirm", id: "r0-10" });
  expect(texts(sure)).toEqual([
    "30 covers in all, 1 of them a walk-in.",
    "9 reservations and 1 walk-in, 30 guests",
  ]);
});
