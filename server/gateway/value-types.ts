import type { FlatObject } from "./request-body.ts";

const MOST_VALUES = 40;

/** Columns and arguments that take something else than a text; each name means one thing everywhere. */
export const valueTypes: ReadonlyMap<string, "boolean" | "number" | "list"> = new Map([
  ["agree_to_marketing", "boolean"],
  ["agree_to_terms", "boolean"],
  ["is_on", "boolean"],
  ["is_spam", "boolean"],
  ["trap", "boolean"],
  ["waits", "boolean"],
  ["weekends", "boolean"],
  ["with_contact", "boolean"],
  ["digest_hour", "number"],
  ["expected", "number"],
  ["after_rank", "number"],
  ["max_cents", "number"],
  ["min_cents", "number"],
  ["monthly_cents", "number"],
  ["most", "number"],
  ["n", "number"],
  ["quiet_from", "number"],
  ["quiet_to", "number"],
  ["readers", "number"],
  ["seconds", "number"],
  ["size", "number"],
  ["value_cents", "number"],
  ["version", "number"],
  ["weeks", "number"],
  ["addons", "list"],
  ["addresses", "list"],
  ["events", "list"],
  ["links", "list"],
  ["mentions", "list"],
  ["scopes", "list"],
  ["services", "list"],
  ["stack", "list"],
  ["tags", "list"],
]);

/** Whether these can be a row, or the arguments of a function. An absent value is null. */
export function hasValueTypes(values: FlatObject): boolean {
  const entries = Object.entries(values);
  return (
    entries.length <= MOST_VALUES &&
    entries.every(
      ([name, value]) => value === null || typeOf(value) === (valueTypes.get(name) ?? "string"),
    )
  );
}

function typeOf(value: NonNullable<FlatObject[string]>): string {
  return typeof value === "object" ? "list" : typeof value;
}
