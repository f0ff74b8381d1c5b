import type { KindName } from "#domain/registry.ts";

/** A deal in a few words. */
export type DealLine = {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
  readonly valueCents: number | null;
  readonly monthlyCents: number | null;
  /** `2026-11-24` */
  readonly expectedOn: string | null;
};

type PersonEmail = {
  readonly email: string;
  readonly isJoined: boolean;
  /** Without those in quarantine. */
  readonly records: number;
};

/** What everybody is known by; times are ISO, `null` where nothing came yet. */
type Known = {
  readonly records: number;
  readonly waiting: number;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly deals: readonly DealLine[];
};

export type Person = Known & {
  /** `null` while nothing is written down about them. */
  readonly id: string | null;
  /** 0 while nothing is written down about them. */
  readonly version: number;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  /** The one that was asked for first. */
  readonly addresses: readonly PersonEmail[];
  readonly quarantined: number;
};

export type Colleague = {
  readonly email: string;
  readonly name: string;
  readonly records: number;
  readonly lastAt: string | null;
};

export type Company = Known & {
  readonly isPublic: false;
  readonly domain: string;
  readonly name: string;
  readonly people: readonly Colleague[];
  readonly won: Worth;
  readonly open: Worth;
};

/** A domain that everybody can have. */
export type PublicDomain = { readonly isPublic: true; readonly domain: string };

/** In cents, once and each month. */
export type Worth = { readonly once: number | null; readonly monthly: number | null };

/** Whose card it is. */
export type Whose =
  | { readonly sort: "person"; readonly whom: string }
  | { readonly sort: "company"; readonly domain: string };

type Step = { readonly id: string; /** ISO time, as the database wrote it. */ readonly at: string };

export type RecordStep = Step & {
  readonly sort: "record";
  readonly kind: KindName;
  readonly reference: string;
  readonly subject: string;
  readonly preview: string;
  readonly topic: string;
  readonly status: string;
  readonly isArchived: boolean;
  readonly isQuarantined: boolean;
};

export type LetterLine = Step & {
  readonly sort: "message";
  readonly entryId: string;
  readonly isOurs: boolean;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  /** The beginning of its text. */
  readonly preview: string;
};

export type NoteLine = Step & {
  readonly sort: "note";
  readonly entryId: string;
  readonly authorId: string | null;
  readonly body: string;
  /** User ids. */
  readonly mentions: readonly string[];
};

export type DealStep = Step & {
  readonly sort: "deal";
  readonly dealId: string;
  readonly actorId: string | null;
  /** `null` where the deal is no longer there. */
  readonly title: string | null;
  /** `null` of a deal that was started with this step. */
  readonly from: string | null;
  readonly to: string;
  readonly lostReason: string | null;
};

export type CardStep = RecordStep | LetterLine | NoteLine | DealStep;
