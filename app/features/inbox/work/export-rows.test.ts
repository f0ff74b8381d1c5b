import { expect, test } from "vitest";
import { exportTable } from "./export-rows.ts";
import type { Team } from "../entry/team.ts";

const team: Team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
  ],
};

const line = {
  kind: "contact" as const,
  entry: {
    reference: "PR-1",
    created_at: "2026-11-20T07:30:02+00:00",
    name: "Maya",
    email: "maya@ortega.example",
    company: "Ortega",
    topic: "healthcare",
    status: "new",
    assignee_id: "dana",
    tags: ["vip", "clinic"],
    follow_up_on: "2026-11-24",
    answered_at: null,
    source: "newsletter",
    source_page: "/contact",
    amount_cents: 6_100_000,
    monthly_cents: null,
    budget: "50k-100k",
  },
  record: { message: "Hello", company: "Ortega", project_type: "healthcare", budget: "" },
};

test("one kind has its own fields behind the shared ones", () => {
  const { headers, rows } = exportTable([line], "contact", team);
  expect(headers.slice(-3)).toEqual(["Company", "Project type", "Budget"]);
  expect(rows).toEqual([
    [
      "PR-1",
      "Contact",
      "2026-11-20T07:30:02+00:00",
      "Maya",
      "maya@ortega.example",
      "Ortega",
      "",
      "Hello",
      "New",
      "Dana",
      "vip, clinic",
      "2026-11-24",
      "",
      "newsletter",
      "/contact",
      "61000.00",
      "",
      "$50k to $100k",
      "Ortega",
      "Healthcare",
      "",
    ],
  ]);
});

test("every kind together has the shared columns only", () => {
  const { headers, rows } = exportTable([line], null, team);
  expect(headers).toHaveLength(18);
  expect(rows[0]).toHaveLength(18);
});
