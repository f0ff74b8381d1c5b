import { expect, test } from "vitest";
import { canMarkResponded, isLeadId } from "./lead.ts";
import { countersOf, leadsOf } from "./lead-records.ts";
import { replyAddress } from "./reply-address.ts";

const row = {
  id: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10",
  name: "Sam Adeyemi",
  email: "sam@mail.example",
  company: null,
  project_type: "",
  budget: null,
  message: "A place for our running club.",
  status: "new",
  created_at: "2026-11-20T07:30:02.874123+00:00",
};

test("only a new lead can be marked as responded", () => {
  expect(canMarkResponded({ status: "new" })).toBe(true);
  expect(canMarkResponded({ status: "responded" })).toBe(false);
  expect(canMarkResponded({ status: "archived" })).toBe(false);
});

test("only a uuid is the id of a lead", () => {
  expect(isLeadId(row.id)).toBe(true);
  expect(isLeadId(`${row.id} or 1=1`)).toBe(false);
  expect(isLeadId("")).toBe(false);
});

test("missing and empty optional values are empty; the time keeps its microseconds", () => {
  expect(leadsOf([row])).toEqual([
    expect.objectContaining({
      company: "",
      projectType: "",
      budget: "",
      receivedAt: "2026-11-20T07:30:02.874123+00:00",
    }),
  ]);
});

test("rows of another shape are refused", () => {
  expect(() => leadsOf([{ ...row, email: null }])).toThrow("email");
  expect(() => leadsOf(null)).toThrow("invalid_type");
});

test("the counters keep the names of the specification at the edge only", () => {
  const counted = { totalContacts: 3, newContacts: 1, respondedContacts: 2 };
  expect(countersOf(counted)).toEqual({ total: 3, new: 1, responded: 2 });
});

test("a reply goes to one recipient, whatever the address contains", () => {
  expect(replyAddress("maya@ortega.example", "Re: hello")).toBe(
    "mailto:maya@ortega.example?subject=Re%3A%20hello",
  );
  expect(replyAddress("a@b.example?bcc=c@d.example&x")).toBe(
    "mailto:a@b.example%3Fbcc%3Dc%40d.example%26x",
  );
});
