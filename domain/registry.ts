import { call } from "./kinds/call.ts";
import { consultation } from "./kinds/consultation.ts";
import { contact } from "./kinds/contact.ts";
import { email } from "./kinds/email.ts";
import { engineer } from "./kinds/engineer.ts";
import { handLead } from "./kinds/hand-lead.ts";
import { job } from "./kinds/job.ts";
import { newsletter } from "./kinds/newsletter.ts";
import { order } from "./kinds/order.ts";
import { partner } from "./kinds/partner.ts";
import { support } from "./kinds/support.ts";
import type { KindStatus, RecordKind } from "./record-kind.ts";

/** Every kind of record, in the order of the inbox. */
export const recordKinds = [
  contact,
  consultation,
  support,
  call,
  order,
  partner,
  engineer,
  job,
  newsletter,
  email,
  handLead,
] as const;

type Kind = (typeof recordKinds)[number];

export type KindName = Kind["kind"];

/**
 * Names under which the form of a kind sends its records. A form says them itself, checked by this type: a value taken
 * from here would bring every kind to its visitor.
 */
export type SendOf<Name extends KindName> = Pick<
  Extract<Kind, { readonly kind: Name }>,
  "kind" | "prefix" | "table"
>;

export const kindNames: readonly KindName[] = recordKinds.map(({ kind }) => kind);

const byName: ReadonlyMap<string, RecordKind> = new Map(
  recordKinds.map((record) => [record.kind, record]),
);

export function isKindName(text: string | null): text is KindName {
  return text !== null && byName.has(text);
}

/** The kind with this name, or that once had it; `null` for none. */
export function kindNamed(text: string | null): KindName | null {
  if (isKindName(text)) return text;
  const renamed = recordKinds.find((kind: RecordKind<KindName>) =>
    kind.formerNames?.some((former) => former === text),
  );
  return renamed?.kind ?? null;
}

export function kindOf(name: KindName): RecordKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}

/** `undefined` for a status that is not known here: a newer database may have it. */
export function statusOf(kind: KindName, status: string): KindStatus | undefined {
  return kindOf(kind).statuses.find(({ value }) => value === status);
}
