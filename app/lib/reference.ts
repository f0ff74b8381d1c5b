/** The kinds of records, as the database names them. */
const prefixes = {
  contact: "PR",
  consultation: "LC",
  support: "SR",
  call: "CB",
  order: "PL",
  partner: "PA",
  portal: "EP",
  job: "JA",
  newsletter: "NL",
} as const;

export type RecordKind = keyof typeof prefixes;

/** `LC-7F3A91C2`: what the inbox finds the record with this id by. The database makes the same. */
export function referenceOf(kind: RecordKind, id: string): string {
  return `${prefixes[kind]}-${id.slice(0, 8).toUpperCase()}`;
}
