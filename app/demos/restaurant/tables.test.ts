import { describe, expect, test } from "vitest";
import { buildRestaurant } from "./data.ts";
import type { RestaurantState } from "./model.ts";
import { reduceRestaurant, type RestaurantAction } from "./reducer.ts";
import {
  bestTable,
  clearTable,
  nextLikelyTable,
  noTableText,
  seatsOf,
  tableName,
  tableNumbers,
  tableState,
} from "./tables.ts";

const start = buildRestaurant(new Date(2026, 10, 20, 9, 0));
const now = start.openedAt;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const after = (...actions: readonly RestaurantAction[]): RestaurantState =>
  actions.reduce(reduceRestaurant, start);
const kinds = (kind: string, state = start, at = now) =>
  tableNumbers.filter((table) => tableState(table, state, at).kind === kind);

describe("the floor", () => {
  test("has sixteen tables in the states of the sample evening", () => {
    expect(tableNumbers).toHaveLength(16);
    expect(kinds("kitchen")).toEqual([2, 7, 9, 12, 14]);
    expect(kinds("ready")).toEqual([3, 16]);
    expect(kinds("served")).toEqual([1, 6, 11]);
    expect(kinds("reserved")).toEqual([4, 8, 13]);
    expect(kinds("free")).toEqual([5, 10, 15]);
    expect([1, 4, 5, 12, 13, 14, 15, 16].map(seatsOf)).toEqual([2, 2, 4, 4, 6, 6, 8, 8]);
  });

  test("shows the most pressing state: ready before kitchen before ordering before served", () => {
    const ordering = (table: number) =>
      after({ type: "selectTable", table }, { type: "add", item: "margherita" });
    expect(tableState(10, ordering(10), now).kind).toBe("ordering");
    expect(tableState(6, ordering(6), now).kind).toBe("ordering");
    expect(tableState(7, ordering(7), now).kind).toBe("kitchen");
    const addOn = reduceRestaurant(ordering(3), { type: "send", now });
    expect(tableState(3, addOn, now)).toEqual({ kind: "ready", minutes: 19 });
  });

  test("counts the older of two orders", () => {
    const both = after(
      { type: "selectTable", table: 7 },
      { type: "add", item: "margherita" },
      { type: "send", now },
    );
    expect(tableState(7, both, later(2))).toEqual({ kind: "kitchen", minutes: 13 });
  });

  test("keeps a table for those who are late, for ninety minutes", () => {
    expect(tableState(4, start, later(60)).kind).toBe("reserved");
    expect(tableState(4, start, later(120)).kind).toBe("free");
  });

  test("names a table in words", () => {
    expect(tableName(5, tableState(5, start, now))).toBe("Table 5, free, 4 seats");
    expect(tableName(14, tableState(14, start, now))).toBe("Table 14, in kitchen, 17 min, 6 seats");
    expect(tableName(4, tableState(4, start, now))).toBe(
      "Table 4, reserved, Haddad 7:15 PM, 2 seats",
    );
  });
});

describe("finding a table", () => {
  test("takes the smallest free one that seats the party", () => {
    expect([1, 2, 4, 5, 8].map((party) => bestTable(party, start, now))).toEqual([5, 5, 5, 15, 15]);
    expect(bestTable(9, start, now)).toBeNull();
  });

  test("says which is likely next when there is none", () => {
    const full = after({ type: "walkIn", name: "", party: 6, now });
    expect(bestTable(6, full, now)).toBeNull();
    expect(nextLikelyTable(6, full, now)).toBe(16);
    expect(noTableText(6, full, now)).toBe("No free table for 6. Next likely: Table 16.");
    expect(noTableText(9, full, now)).toBe("No free table for 9. No table seats so many.");
  });
});

describe("clearing a table", () => {
  test("frees a served one and ends the stay of who sat there", () => {
    expect(tableState(6, clearTable(start, 6, now), now).kind).toBe("free");
    const seated = after({ type: "seat", id: "r0-5", now });
    expect(tableState(4, seated, now).kind).toBe("seated");
    const cleared = clearTable(seated, 4, now);
    expect(tableState(4, cleared, now).kind).toBe("free");
    expect(cleared.reservations.find(({ id }) => id === "r0-5")?.status).toBe("completed");
  });

  test("does nothing while there is food to come", () => {
    for (const table of [2, 3, 4, 5]) expect(clearTable(start, table, now)).toBe(start);
  });

  test("a recalled order is back on its table", () => {
    const recalled = reduceRestaurant(clearTable(start, 11, now), { type: "recall" });
    expect(tableState(11, recalled, now)).toEqual({ kind: "ready", minutes: 34 });
  });
});
