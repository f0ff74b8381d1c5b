/** One contact submission, in the words of the inbox. */
export type Lead = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty when the visitor gave none. */
  readonly company: string;
  readonly projectType: string;
  readonly budget: string;
  readonly message: string;
  /** `new` or `responded`; other values may be stored and are shown as they are (specification, section 4). */
  readonly status: string;
  /** Exactly as the database gave it, to the microsecond: a cursor is made of it. */
  readonly receivedAt: string;
};

export type LeadCounters = {
  readonly total: number;
  readonly new: number;
  readonly responded: number;
};

/** The one transition that exists leads from `new` to `responded` (specification, section 4). */
export function canMarkResponded(lead: Pick<Lead, "status">): boolean {
  return lead.status === "new";
}

export function isLeadId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
