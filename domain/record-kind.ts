import type { Option } from "./option.ts";
import type { ReplyPromise } from "./reply-promise.ts";

/** How far a record is: nobody has begun, somebody is at it, it went well, it is over. */
type StatusTone = "new" | "going" | "done" | "over";

export type KindStatus<Status extends string = string> = {
  readonly value: Status;
  readonly label: string;
  readonly tone: StatusTone;
  /** The button that brings a record here; where a record comes in, and where only its sender brings it, there is none. */
  readonly action?: string;
  /** False where a record is not in the inbox: its sender has still to confirm it. */
  readonly isLead?: false;
  /** Where a record may go from here. */
  readonly leadsTo: readonly Status[];
};

/** One field of the record, in the order of its form, beside address and message. */
export type RecordField<Column extends string = string> = {
  readonly column: Column;
  readonly label: string;
  /** How the value is written; as it is unless said. `slug` turns `a-role` into `A role`. */
  readonly show?: "list" | "link" | "slug" | "phone";
  /** What the stored values are called. */
  readonly options?: readonly Option[];
  /** What stands where nothing was given, if not "Not given". */
  readonly absent?: string;
};

type ReplyTemplate = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  /** Between greeting and close. Words in braces are filled in: `{reference}` and `{origin}`. */
  readonly body: string;
};

/** What tells the sender of a form by e-mail that it has come. */
type Acknowledgement = {
  /** The heading, and the subject with the reference behind it. */
  readonly subject: string;
  readonly text: string;
  /** When somebody answers, for the list of e-mails. */
  readonly answer: string;
};

/**
 * All that the sides of the site share about one kind of record (`docs/decisions/0042-one-registry-of-kinds.md`). The
 * database has its own part of it in `private.record_kinds`; `tests/backend/kinds.test.ts` compares the two.
 */
export type RecordKind<
  Name extends string = string,
  Prefix extends string = string,
  Table extends string = string,
  Status extends string = string,
  Column extends string = string,
> = {
  readonly kind: Name;
  /** Of its reference: `TE` in `TE-7F3A91C2`. */
  readonly prefix: Prefix;
  readonly table: Table;
  /** Names under which older backups, addresses and settings know it. */
  readonly formerNames?: readonly string[];
  /** What staff may read of a record beside `id`, `status` and `created_at`. */
  readonly columns: readonly Column[];
  /** Who sends it: anyone into the table, somebody signed in, anyone by a function, or only staff or the mailbox of the house. */
  readonly sentBy: "anyone" | "account" | "mailbox" | "staff" | { readonly rpc: string };
  /** Heading and place in the navigation of the inbox. */
  readonly title: string;
  readonly badge: string;
  /** In the subject of the team's notice: "support request"; `null` where the team gets none of the common shape. */
  readonly noticeName: string | null;
  /** The first is the one that a record comes in with. */
  readonly statuses: readonly [KindStatus<Status>, ...KindStatus<Status>[]];
  /** What the record's topic says here, and its values; `null` where it is free text. */
  readonly topic: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly Option[];
  } | null;
  /** Empty for the kinds whose fields `features/inbox` draws itself. */
  readonly fields: readonly RecordField<Column>[];
  /** The column with the text that its sender wrote freely. */
  readonly message: Column | null;
  /** How soon the site promises an answer (specification, sections 3 and 9); `null` where it promises none. */
  readonly replyWithin: ReplyPromise | null;
  /** `own` is composed in `server/mail`; `null` for what is not acknowledged so. */
  readonly acknowledgement: Acknowledgement | "own" | null;
  readonly replyTemplates: readonly ReplyTemplate[];
  /** Its line in the privacy annex. */
  readonly privacy: {
    readonly form: string;
    readonly fields: string;
    /** What the months are counted from, where that is not the day it came. */
    readonly since?: string;
  };
  /** `after` are the statuses that start the clock; without them it starts when the record comes. */
  readonly retention: { readonly months: number; readonly after?: readonly Status[] };
};

/** A kind with its names as types: a transition to a status, or a field of a column, that is not there does not compile. */
export function defineKind<
  const Name extends string,
  const Prefix extends string,
  const Table extends string,
  const Status extends string,
  const Column extends string,
>(
  kind: RecordKind<Name, Prefix, Table, Status, Column>,
): RecordKind<Name, Prefix, Table, Status, Column> {
  return kind;
}
