import { dealWords, exportColumns, reasonNames, stageNames } from "#app/content/deals.ts";
import { textIn, textsIn } from "../entry/record-values.ts";
import type { RecordRow } from "../entry/record.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { isLostReason, isStage } from "./deal.ts";

type Cell = string | number;

/** The table of a spreadsheet; amounts are dollars, so that it can add them up. */
export function exportTable(deals: readonly RecordRow[], team: Team) {
  return { headers: exportColumns, rows: deals.map((deal) => cellsOf(deal, team)) };
}

function cellsOf(deal: RecordRow, team: Team): readonly Cell[] {
  const text = (name: string) => textIn(deal, name);
  const stage = text("stage");
  const reason = text("lost_reason");
  const owner = text("owner_id");
  return [
    text("title"),
    isStage(stage) ? stageNames[stage] : stage,
    dollarsIn(deal, "value_cents"),
    dollarsIn(deal, "monthly_cents"),
    text("expected_on"),
    isLostReason(reason) ? reasonNames[reason] : reason,
    owner && (nameOf(team, owner) ?? dealWords.former),
    text("person_name"),
    text("company"),
    textsIn(deal, "addresses").join("; "),
    text("stage_at"),
    text("created_at"),
  ];
}

/** What is not known is an empty cell and no zero. */
function dollarsIn(deal: RecordRow, name: string): Cell {
  const cents = deal[name];
  return typeof cents === "number" ? cents / 100 : "";
}
