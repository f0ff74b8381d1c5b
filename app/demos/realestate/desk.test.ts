import { expect, test } from "vitest";
import { buildEstate } from "./data.ts";
import {
  byReceived,
  newEnquiries,
  pipeline,
  replyText,
  savesOf,
  tasksToday,
  templateFor,
  vendorReport,
  viewingCount,
} from "./desk.ts";
import { findHome } from "./homes.ts";
import { reduceEstate } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 30);
const state = buildEstate(now);

test("today asks for viewings, answers and feedback", () => {
  expect(tasksToday(state, now).map(({ kind }) => kind)).toEqual([
    "viewing",
    "viewing",
    "enquiry",
    "enquiry",
    "enquiry",
    "feedback",
    "feedback",
  ]);
  expect(tasksToday(state, now)[0]?.title).toBe("11:00 AM · Linden Crest House");
});

test("the pipeline is counted from what there is", () => {
  expect(pipeline(state).map(({ label, count }) => [label, count])).toEqual([
    ["Enquiry", 6],
    ["Viewing", 9],
    ["Offer", 2],
    ["Under contract", 1],
  ]);
});

test("what a visitor saves and opens on Search is counted at the desk", () => {
  const views = (of: typeof state) => of.traffic["p04"]?.views ?? 0;
  const seen = reduceEstate(state, { type: "openHome", id: "p04", view: "details" });
  const booking = reduceEstate(seen, { type: "openHome", id: "p04", view: "booking" });
  expect([views(seen) - views(state), views(booking) - views(state)]).toEqual([1, 1]);
  const { views: all, daily } = booking.traffic["p04"] ?? { views: 0, daily: [] };
  expect(daily.reduce((sum, count) => sum + count, 0)).toBe(all);
  const gone = reduceEstate(state, { type: "openHome", id: "p12", view: "details" });
  expect(gone.traffic).toBe(state.traffic);
  const saved = reduceEstate(state, { type: "toggleSave", id: "p04" });
  expect(savesOf(saved, "p04") - savesOf(state, "p04")).toBe(1);
});

test("an owner reads what the agent shares, and nothing else", () => {
  const report = (id: string) => {
    const home = findHome(state.properties, id);
    return home ? vendorReport(state, home, now).join("\n") : "";
  };
  expect(report("p01")).toContain("Nov 19, 2026: Warm. Loves the yard");
  expect(report("p11")).toContain("None shared yet.\n1 answer still to come.");
  expect(report("p04")).toContain("Listed Nov 15, 2026, 5 days on the market");
  expect(viewingCount(state, "p11")).toBe(2);
});

test("a reply begins with what fits the enquiry", () => {
  const [viewing, question, valuation] = byReceived(newEnquiries(state.enquiries));
  if (!viewing || !question || !valuation) throw new Error("three are new");
  expect([viewing, question, valuation].map(templateFor)).toEqual([
    "Suggest a time",
    "Answer the question",
    "Offer a valuation",
  ]);
  expect(replyText("Suggest a time", viewing, "Orchard Lane Cottage")).toMatch(
    /^Hi Imogen,\n\nI would be glad to show you Orchard Lane Cottage/,
  );
  expect(replyText("Offer a valuation", valuation, "")).toContain("your home");
});
