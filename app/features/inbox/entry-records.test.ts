import { expect, test } from "vitest";
import { canJudge, canMarkResponded, isRecordId } from "./entry.ts";
import { contactsOf, countersOf, entriesOf, entryColumns } from "./entry-records.ts";

const entry = {
  reference: "PR-5F0C2C1E",
  assignee_id: null,
  tags: ["vip"],
  archived_at: null,
  follow_up_on: "2026-11-24",
  answered_at: null,
  due_at: "2026-11-21T07:30:02.874+00:00",
  source: "",
  source_page: "",
  quarantined_at: null,
  spam_reasons: [],
  judgement: null,
  amount_cents: null,
  monthly_cents: null,
};

const contact = {
  id: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10",
  name: "Sam Adeyemi",
  email: "sam@mail.example",
  company: null,
  project_type: "",
  budget: null,
  message: "A place for our running club.",
  status: "new",
  created_at: "2026-11-20T07:30:02.874123+00:00",
  inbox_entries: entry,
};

const row = {
  ...entry,
  id: contact.id,
  kind: "support",
  created_at: contact.created_at,
  name: "",
  email: "",
  company: "",
  subject: "Cannot sign in",
  preview: "",
  topic: "form",
  status: "open",
  budget: "",
};

test("only a new contact submission can be marked as responded", () => {
  expect(canMarkResponded({ kind: "contact", status: "new" })).toBe(true);
  expect(canMarkResponded({ kind: "contact", status: "responded" })).toBe(false);
  expect(canMarkResponded({ kind: "contact", status: "archived" })).toBe(false);
  expect(canMarkResponded({ kind: "partner", status: "new" })).toBe(false);
});

test("spam can be said once, and not spam only of what is kept apart", () => {
  const since = "2026-11-27T10:00:00+00:00";
  const offered = (one: string | null, judgement: "spam" | "honest" | null) => {
    const marked = { quarantine: { since: one, reasons: [], judgement } };
    return [canJudge(marked, true), canJudge(marked, false)];
  };
  expect(offered(null, null)).toEqual([true, false]);
  expect(offered(null, "honest")).toEqual([true, false]);
  expect(offered(since, null)).toEqual([true, true]);
  expect(offered(since, "spam")).toEqual([false, true]);
});

test("only a uuid is the id of a record", () => {
  expect(isRecordId(contact.id)).toBe(true);
  expect(isRecordId(`${contact.id} or 1=1`)).toBe(false);
  expect(isRecordId("")).toBe(false);
});

test("missing and empty optional values are empty; the time keeps its microseconds", () => {
  expect(contactsOf([contact])).toEqual([
    expect.objectContaining({
      kind: "contact",
      company: "",
      topic: "",
      budget: "",
      receivedAt: "2026-11-20T07:30:02.874123+00:00",
      work: expect.objectContaining({ tags: ["vip"], followUpOn: "2026-11-24" }),
    }),
  ]);
});

test("rows of another shape, or of a kind that is not known, are refused", () => {
  expect(() => contactsOf([{ ...contact, email: null }])).toThrow("email");
  expect(() => entriesOf(null, "newest")).toThrow("invalid_type");
  expect(() => entriesOf([{ ...row, kind: "postcard" }], "newest")).toThrow("postcard");
});

test("an entry remembers what the list is ordered by", () => {
  expect(entriesOf([row], "oldest")[0]?.sortValue).toBe(row.created_at);
  expect(entriesOf([row], "due")[0]?.sortValue).toBe(row.due_at);
  expect(entriesOf([{ ...row, sort_name: "sam" }], "name")[0]?.sortValue).toBe("sam");
});

test("what nothing is promised for has no time at which it is due", () => {
  expect(entriesOf([{ ...row, due_at: "infinity" }], "due")[0]).toMatchObject({
    dueAt: null,
    sortValue: "infinity",
  });
});

test("what is kept apart comes with its reasons, in both shapes of row", () => {
  const apart = {
    quarantined_at: "2026-11-27T10:00:00+00:00",
    spam_reasons: ["short-link:3"],
    judgement: "spam",
  };
  const quarantine = {
    since: apart.quarantined_at,
    reasons: ["short-link:3"],
    judgement: "spam",
  };
  expect(entriesOf([{ ...row, ...apart }], "newest")[0]).toMatchObject({ quarantine });
  const stored = { ...contact, inbox_entries: { ...entry, ...apart } };
  expect(contactsOf([stored])[0]).toMatchObject({ quarantine });
});

test("the name as the database orders it is read for that order only", () => {
  expect(entryColumns("newest")).not.toContain("sort_name");
  expect(entryColumns("name")).toContain("sort_name");
  expect(entryColumns("name")).not.toMatch(/digest|search_text/);
});

test("the order by amount goes by what the database orders by, which may be nothing known", () => {
  expect(entryColumns("newest")).not.toContain("worth_cents");
  expect(entryColumns("amount")).toContain("worth_cents");
  const valueOf = (worth_cents: number) =>
    entriesOf([{ ...row, worth_cents }], "amount")[0]?.sortValue;
  expect(valueOf(6_100_000)).toBe("6100000");
  expect(valueOf(-1)).toBe("-1");
});

test("an entry says what was ordered, and the budget that its sender named", () => {
  const [entryOfOrder] = entriesOf(
    [{ ...row, kind: "order", amount_cents: 299_700, monthly_cents: 9_900 }],
    "newest",
  );
  expect(entryOfOrder?.amount).toEqual({ onceCents: 299_700, monthlyCents: 9_900 });
  const [asked] = entriesOf([{ ...row, kind: "consultation", budget: "25000-50000" }], "newest");
  expect(asked).toMatchObject({
    budget: "25000-50000",
    amount: { onceCents: null, monthlyCents: null },
  });
});

test("the counters keep the names of the specification at the edge only", () => {
  const counted = { totalContacts: 3, newContacts: 1, respondedContacts: 2 };
  expect(countersOf(counted)).toEqual({ total: 3, new: 1, responded: 2 });
});
