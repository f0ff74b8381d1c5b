import { expect, test } from "vitest";
import { companyOf, personOf } from "./card-rows.ts";

const known = {
  records: 2,
  waiting: 1,
  first_at: "2026-11-20T09:00:00+00:00",
  last_at: null,
  deals: [
    {
      id: "d1",
      title: "Website",
      stage: "talking",
      value_cents: 6_100_000,
      monthly_cents: null,
      expected_on: "2026-12-01",
      lost_reason: null,
      owner_id: null,
      stage_at: "2026-11-20T09:00:00+00:00",
    },
  ],
};

const deal = {
  id: "d1",
  title: "Website",
  stage: "talking",
  valueCents: 6_100_000,
  monthlyCents: null,
  expectedOn: "2026-12-01",
};

test("a person of whom nothing is written down has no id", () => {
  const answer = {
    ...known,
    id: null,
    version: 0,
    name: "Ada",
    company: "",
    phone: "",
    addresses: [{ email: "ada@northgate.example", is_joined: false, records: 2 }],
    quarantined: 0,
  };
  expect(personOf(answer)).toEqual({
    records: 2,
    waiting: 1,
    firstAt: known.first_at,
    lastAt: null,
    deals: [deal],
    id: null,
    version: 0,
    name: "Ada",
    company: "",
    phone: "",
    addresses: [{ email: "ada@northgate.example", isJoined: false, records: 2 }],
    quarantined: 0,
  });
});

test("a company has its people and its sums", () => {
  const answer = {
    ...known,
    domain: "northgate.example",
    is_public: false,
    name: "Northgate",
    people: [
      { email: "ada@northgate.example", person_id: null, name: "Ada", records: 2, last_at: null },
    ],
    won_cents: 0,
    won_monthly_cents: 0,
    open_cents: 6_100_000,
    open_monthly_cents: 0,
  };
  expect(companyOf(answer)).toMatchObject({
    isPublic: false,
    people: [{ email: "ada@northgate.example", name: "Ada", records: 2, lastAt: null }],
    open: { once: 6_100_000, monthly: 0 },
    deals: [deal],
  });
});

test("a public domain is told apart from one that nobody knows", () => {
  expect(companyOf({ domain: "gmail.com", is_public: true })).toEqual({
    isPublic: true,
    domain: "gmail.com",
  });
  expect(companyOf(null)).toBeNull();
  expect(personOf(null)).toBeNull();
});
