import { expect, test } from "vitest";
import { exportColumns } from "#app/content/deals.ts";
import { exportTable } from "./deal-export.ts";

const team = {
  myId: "dana",
  members: [
    { id: "dana", name: "Dana", email: "dana@perilune.example", isOwner: true, isActive: true },
  ],
};

test("a deal is one row, with amounts that a spreadsheet adds up", () => {
  const { headers, rows } = exportTable(
    [
      {
        title: "Booking site",
        stage: "lost",
        value_cents: 1_250_050,
        monthly_cents: null,
        expected_on: "2026-12-01",
        lost_reason: "no-fit",
        owner_id: "dana",
        person_name: "Ada Byron",
        company: "Northgate",
        addresses: ["ada@northgate.example", "ada@home.example"],
        stage_at: "2026-11-20T10:00:00Z",
        created_at: "2026-11-01T10:00:00Z",
      },
      { title: "Another", stage: "lead", owner_id: "gone" },
    ],
    team,
  );
  expect(headers).toBe(exportColumns);
  expect(rows[0]).toEqual([
    "Booking site",
    "Lost",
    12_500.5,
    "",
    "2026-12-01",
    "No fit",
    "Dana",
    "Ada Byron",
    "Northgate",
    "ada@northgate.example; ada@home.example",
    "2026-11-20T10:00:00Z",
    "2026-11-01T10:00:00Z",
  ]);
  expect(rows[1]?.slice(0, 7)).toEqual(["Another", "Lead", "", "", "", "", "Former member"]);
  expect(rows.every((row) => row.length === headers.length)).toBe(true);
});
