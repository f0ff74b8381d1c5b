import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import {
  firstPage,
  formatInboxAddress,
  parseInboxAddress,
  startOf,
  type InboxAddress,
} from "./inbox-address.ts";
import { askedFilter, noFilter } from "./inbox-filter.ts";

const id = "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10";
const cursor = { value: "2026-11-20T07:30:02.874123+00:00", id };

const plain: InboxAddress = startOf("contact");

test("the start of the inbox has no query", () => {
  expect(formatInboxAddress(plain)).toBe("");
  expect(parseInboxAddress("")).toEqual(plain);
});

test("everything survives the way through the address, microseconds and plus sign included", () => {
  const address: InboxAddress = {
    view: "contact",
    filter: {
      search: "50% & more, (now)",
      status: "new",
      topic: "realestate",
      assignee: "me",
      tag: "große sache",
      due: "overdue",
      archived: "all",
      source: "news.example",
      budget: "25k-50k",
      minCents: 2_500_000,
      maxCents: 6_100_050,
      fromDay: "2026-11-01",
      toDay: "2026-11-30",
    },
    sort: "oldest",
    position: { kind: "after", cursor, number: 3 },
    record: id,
  };
  expect(parseInboxAddress(formatInboxAddress(address))).toEqual(address);
  const before: InboxAddress = { ...plain, position: { kind: "before", cursor, number: 4 } };
  expect(parseInboxAddress(formatInboxAddress(before))).toEqual(before);
});

test.each([
  "min=-5",
  "min=12,5",
  "max=1e9",
  "max=99999999999",
  "from=2026-02-30",
  "to=yesterday",
  "budget=25000-50000",
])("what is no filter of contact submissions is ignored: %s", (query) => {
  expect(parseInboxAddress(`?${query}`).filter).toEqual(noFilter);
});

test("each kind knows its own budgets, and a list of many kinds none", () => {
  const budgetIn = (view: string) =>
    parseInboxAddress(`?view=${view}&budget=25000-50000`).filter.budget;
  expect(budgetIn("consultation")).toBe("25000-50000");
  expect(budgetIn("order")).toBe("");
  expect(budgetIn("all")).toBe("");
});

test("the order by amount takes up at a whole number, also at what nothing is known of", () => {
  const placeAt = (value: string) =>
    parseInboxAddress(`?view=all&sort=amount&after=${value}_${id}`).position.kind;
  expect([placeAt("6100000"), placeAt("-1"), placeAt("0")]).toEqual(["after", "after", "after"]);
  expect([placeAt("-2"), placeAt("1.5"), placeAt("many")]).toEqual(["first", "first", "first"]);
});

test("the specified inbox keeps its short names in the address", () => {
  const filter = { ...noFilter, search: "clinic", status: "new", topic: "healthcare" };
  expect(formatInboxAddress({ ...plain, filter })).toBe("?q=clinic&status=new&project=healthcare");
});

test("a name that a list is ordered by comes back as it was, whatever it is made of", () => {
  assert(
    property(
      string({ unit: "grapheme", maxLength: 200 }),
      constantFrom("after", "before"),
      (value, kind) => {
        const address: InboxAddress = {
          ...startOf("all"),
          sort: "name",
          position: {
            kind: kind === "after" ? "after" : "before",
            cursor: { value, id },
            number: 2,
          },
        };
        expect(parseInboxAddress(formatInboxAddress(address))).toEqual(address);
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  "?status=archived",
  "?project=spaceship",
  "?q=%20%20",
  "?page=7",
  "?after=yesterday",
  `?after=2026-13-45T07:30:02%2B00:00_${id}`,
  "?after=2026-11-20T07:30:02%2B00:00_1",
  "?record=",
  "?view=staff",
  "?assignee=somebody",
  "?due=someday",
  "?archived=perhaps",
  "?sort=random",
])("%s says nothing", (query) => {
  expect(parseInboxAddress(query)).toEqual(plain);
});

test("a status belongs to its kind", () => {
  expect(parseInboxAddress("?view=support&status=open").filter.status).toBe("open");
  expect(parseInboxAddress("?view=support&status=new").filter.status).toBe("");
  expect(parseInboxAddress("?view=all&status=new").filter.status).toBe("");
});

test("the quarantine is searched, and neither filtered nor ordered", () => {
  const address = { ...startOf("quarantine"), filter: { ...noFilter, search: "loan" }, record: id };
  expect(formatInboxAddress(address)).toBe(`?view=quarantine&q=loan&record=${id}`);
  expect(parseInboxAddress(formatInboxAddress(address))).toEqual(address);
  const more = "&status=new&assignee=me&due=overdue&archived=yes&sort=oldest&tag=vip&source=direct";
  expect(parseInboxAddress(`?view=quarantine${more}`)).toEqual(startOf("quarantine"));
});

test("the quarantine asks for the archive as well, every other list for what it shows", () => {
  expect(askedFilter(startOf("quarantine")).archived).toBe("all");
  expect(askedFilter(startOf("all")).archived).toBe("no");
});

test("a cursor cannot carry anything else into a filter", () => {
  const query = `?after=2026-11-20T07:30:02Z),id.neq.(_${id}`;
  expect(parseInboxAddress(query).position).toEqual(firstPage);
});

test("what nothing is promised for is ordered behind everything else", () => {
  const query = `?view=all&sort=due&after=infinity_${id}`;
  expect(parseInboxAddress(query).position).toMatchObject({ cursor: { value: "infinity", id } });
  expect(parseInboxAddress(`?view=all&after=infinity_${id}`).position).toEqual(firstPage);
});

test("a page number that is none counts as the second page", () => {
  for (const page of ["0", "-1", "1e3", "two", ""]) {
    const query = `?after=${encodeURIComponent(`${cursor.value}_${id}`)}&page=${page}`;
    expect(parseInboxAddress(query).position).toEqual({ kind: "after", cursor, number: 2 });
  }
});

test("a malformed record is kept, so that the panel can say so; a long search is cut", () => {
  expect(parseInboxAddress("?record=nonsense").record).toBe("nonsense");
  expect(parseInboxAddress(`?q=${"x".repeat(300)}`).filter.search).toHaveLength(200);
});
