/** All columns of a record, as its table names them. */
export type RecordRow = Readonly<Record<string, unknown>>;

/** One change: what was kept of the record before and after it. */
export type HistoryLine = {
  readonly id: string;
  readonly at: string;
  /** `null` for the site itself or the sender. */
  readonly actorId: string | null;
  readonly before: RecordRow;
  readonly after: RecordRow;
};

/** What the sender's browser told about the way to the form; empty where nothing was told. */
export type LeadSource = {
  readonly page: string;
  readonly entryPage: string;
  readonly callToAction: string;
  readonly referrer: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
};
