import { expect, test } from "vitest";
import { buildDashboard } from "./data.ts";
import { reduceDashboard, type DashboardAction } from "./reducer.ts";

const start = buildDashboard(new Date(2026, 10, 20, 9, 0));
const after = (...actions: readonly DashboardAction[]) => actions.reduce(reduceDashboard, start);
const region = (value: string) =>
  ({ type: "filter", filter: { dimension: "region", value } }) as const;

test("filters of two dimensions hold together, are taken back one by one or all at once", () => {
  const channel = { type: "filter", filter: { dimension: "channel", value: "Online" } } as const;
  expect(after(region("North"), channel).filters).toEqual({ region: "North", channel: "Online" });
  expect(after(region("North"), channel, region("North")).filters.region).toBeUndefined();
  expect(after(region("North"), channel, { type: "clearFilters" }).filters).toEqual({});
});

test("another period closes what lay behind a bar", () => {
  const point = { from: 1, to: 2, label: "Oct 2026", kind: "monthly" as const };
  expect(after({ type: "drill", point }).drilled).toBe(point);
  expect(after({ type: "drill", point }, { type: "period", period: "weekly" }).drilled).toBeNull();
});

test("a column once more turns the order round; names begin with A, numbers with the largest", () => {
  const by = (field: "name" | "units" | "sales") => ({ type: "sortProducts", field }) as const;
  expect(after(by("units")).productSort).toEqual({ field: "units", direction: "descending" });
  expect(after(by("name")).productSort).toEqual({ field: "name", direction: "ascending" });
  expect(after(by("sales")).productSort).toEqual({ field: "sales", direction: "ascending" });
});

test("a task is given, done, and told of; an invitation is made and taken back", () => {
  const task = { repId: "luis", title: "Visit Tern & Co", due: null };
  const given = after({ type: "assign", task });
  const own = given.tasks.at(-1);
  expect(own).toMatchObject({ ...task, isDone: false });
  expect(given.activity[0]).toBe("You gave Luis Prado a task: Visit Tern & Co");
  const done = reduceDashboard(given, { type: "toggleTask", id: own?.id ?? "" });
  expect(done.tasks.at(-1)?.isDone).toBe(true);
  const member = { name: "Lea Ott", email: "lea@halden.example", role: "Key accounts" };
  const [invited] = after({ type: "invite", member }).pendingMembers;
  expect(invited).toMatchObject(member);
  const gone = after({ type: "invite", member }, { type: "uninvite", id: invited?.id ?? "" });
  expect(gone.pendingMembers).toEqual([]);
});

test("a star is given and taken back", () => {
  const star = { type: "star", id: "regional" } as const;
  const isStarred = (state: typeof start) =>
    state.reports.find(({ id }) => id === "regional")?.isStarred;
  expect(isStarred(after(star))).toBe(true);
  expect(isStarred(after(star, star))).toBe(false);
});
