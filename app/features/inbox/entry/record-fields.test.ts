import { expect, test } from "vitest";
import { readerDay } from "#domain/zoned-dates.ts";
import { kindNames } from "#domain/registry.ts";
import { momentIn } from "./call-times.ts";
import { fieldsOf } from "./record-fields.ts";
import type { RecordRow } from "./record.ts";

function valuesOf(kind: Parameters<typeof fieldsOf>[0], row: RecordRow) {
  return Object.fromEntries(
    fieldsOf(kind, row).map(({ name, values, absent }) => [name, values.join(" | ") || absent]),
  );
}

test("a consultation shows every field of its form, and says when no service was chosen", () => {
  const fields = valuesOf("consultation", {
    first_name: "Luís",
    last_name: "Moreira",
    phone: "+351",
    project_title: "A tour desk",
    budget: "25000-50000",
    timeline: "asap",
    services: [],
    consultation_type: "phone-call",
    preferred_date: "2026-12-02",
    timezone: "CET",
    zone_name: "Europe/Lisbon",
    agree_to_terms: true,
    agree_to_marketing: false,
  });
  // With e-mail and description, which stand above and below: the 23 of the specification, section 3.
  expect(Object.keys(fields)).toHaveLength(21);
  expect(fields).toMatchObject({
    Services: "None chosen",
    Budget: "$25,000 to $50,000",
    "Preferred date": readerDay("2026-12-02", "fullDate"),
    "Preferred time": "Any time",
    Timezone: "CET, Berlin, their own: Lisbon",
    Terms: "Agreed to",
    "Monthly letter": "Not wanted",
    Company: "Not given",
  });
});

test("an order shows its lines at the prices of its day, once and monthly", () => {
  const fields = valuesOf("order", {
    snapshot: {
      name: "Professional package",
      price_cents: 599_700,
      is_monthly: false,
      addons: [{ name: "Premium Support", price_cents: 50_000, is_monthly: true }],
    },
    subtotal_cents: 599_700,
    monthly_cents: 50_000,
    country: "Sweden",
    address: "Storgatan 1\nStockholm",
  });
  expect(fields).toMatchObject({
    Ordered: "Professional package, $5,997 | Premium Support, $500 a month",
    "Total, once": "$5,997",
    "Every month": "$500",
    "Billing address": "Storgatan 1\nStockholm",
  });
});

test("a call stands in our time and in the visitor's", () => {
  const fields = valuesOf("call", {
    type: "call15",
    starts_at: "2026-11-24T18:00:00+00:00",
    tz: "Asia/Tokyo",
  });
  const begins = "2026-11-24T18:00:00Z";
  expect(fields["Our time"]).toBe(momentIn(begins, "America/Los_Angeles"));
  expect(fields["Their time"]).toBe(momentIn(begins, "Asia/Tokyo"));
  expect(momentIn(begins, "America/Los_Angeles", "en-US")).toBe(
    "Tuesday, November 24, 2026, 10:00\u00A0AM PST",
  );
  expect(momentIn(begins, "Asia/Tokyo", "en-GB")).toMatch(
    /^Wednesday,? 25 November 2026, 03:00 GMT\+9$/,
  );
});

test("a zone that is none is told, not a crash", () => {
  expect(momentIn("2026-11-24T18:00:00Z", "Middle/Earth")).toBeNull();
  expect(valuesOf("call", { starts_at: "nonsense", tz: "" })["Their time"]).toBe(
    "Their zone is not known",
  );
});

test.each(kindNames)("an empty %s shows what it could have, without values", (kind) => {
  expect(fieldsOf(kind, {}).length).toBeGreaterThan(0);
});

test("a call tells with whom and how, and what has become of it", () => {
  const row = {
    type: "call15",
    starts_at: "2026-12-01T18:00:00Z",
    host: 2,
    place: "link",
    status: "cancelled",
    sequence: 4,
    moves: 2,
    cancelled_by: "visitor",
    cancel_reason: "The budget is gone.",
    hosts: [{ number: 2, name: "Lee", meeting_url: "https://meet.example/lee" }],
  };
  expect(valuesOf("call", row)).toMatchObject({
    With: "Lee",
    How: "By video call | https://meet.example/lee",
    Changed: "3 times, 2 by the visitor",
    Cancelled: "By the visitor | The budget is gone.",
  });
  const { hosts: _, ...exported } = { ...row, status: "confirmed", sequence: 0, moves: 0 };
  // Every row of a table has the same columns, whatever its values.
  expect(Object.keys(valuesOf("call", exported))).toEqual(Object.keys(valuesOf("call", row)));
  expect(valuesOf("call", exported)).toMatchObject({ With: "Calendar 2", How: "By video call" });
});
