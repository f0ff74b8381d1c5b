export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Of calls, of conversations, of nudges, of the quarantine and of deals: they were added since. */
const newColumns = new Set(
  [
    "host buffer_minutes hold_until sequence moves place consultation_id cancelled_by cancel_reason",
    "waiting_since new_letter_at snoozed_until undelivered_at follows_reply snoozed undelivered delivery",
    "is_watched mentions priority",
    "spam_score spam_reasons quarantined_at waited_since judgement settled_at is_stranger words_digest trap seconds quarantined",
    "deal_id amount_cents worth_cents domain",
  ].flatMap((names) => names.split(" ")),
);

/** Kinds whose promise has a clock since then, looked at in a test of its own. */
const clockedSince = new Set(["consultation", "order", "partner", "engineer", "portal", "job"]);
const ofClock = new Set(["due_at", "due", "overdue"]);
/** Columns of entries that tables of records had before them. */
const ofEntry = new Set(["budget", "monthly_cents"]);

/** For `JSON.stringify`: what was there before, and means the same. */
function asBefore(this: unknown, key: string, value: unknown): unknown {
  if (newColumns.has(key)) return undefined;
  const isEntry = typeof this === "object" && this !== null && "due_at" in this;
  if (ofEntry.has(key) && isEntry) return undefined;
  if (!ofClock.has(key)) return value;
  const kind = typeof this === "object" && this !== null && "kind" in this ? this.kind : undefined;
  return typeof kind === "string" && clockedSince.has(kind) ? undefined : value;
}

/** Calls have letters of their own by now: theirs are looked at in a test of its own. */
function isCallLetter(line: string): boolean {
  return line.includes('"template"') && line.includes('"kind":"call"');
}

/** Letters, and leads by hand, are kinds that there were not. */
function isOfNewKind(line: string): boolean {
  return /^\{"kind":"(?:email|hand-lead)"/.test(line);
}

/** Readers may have bounced, which they could not. */
function isNewMove(line: string): boolean {
  return line.startsWith('{"kind":"newsletter","from_status":"bounced"');
}

/** As text, with the names of today; what is ordered by the kind's name in an order of its own. */
export function comparable(found: Readonly<Record<string, Rows>>): unknown {
  const byKind = new Set(["counts", "insights", "notes", "old", "transitions"]);
  return Object.fromEntries(
    Object.entries(found).map(([name, rows]) => {
      const lines = rows.map((row) =>
        JSON.stringify(row, asBefore)
          .replaceAll('"portal"', '"engineer"')
          .replaceAll('"unanswered":', '"waiting":')
          .replaceAll("view=portal", "view=engineer"),
      );
      const kept = lines.filter(
        (line) => !isCallLetter(line) && !isOfNewKind(line) && !isNewMove(line),
      );
      return [name, byKind.has(name) ? kept.toSorted() : kept];
    }),
  );
}
