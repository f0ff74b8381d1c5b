/** Rows that the forms send, each with a text of its own unless given. */
export type Row = Readonly<Record<string, string | boolean | null | readonly string[]>>;

export type Overrides = Readonly<Record<string, Row[string] | undefined>>;

export type StoredRow = Readonly<Record<string, unknown>>;

/** One form of the site, filled in with words that nobody else in the run has. */
export type FormCase = {
  readonly name: string;
  readonly path: string;
  /** The form's accessible name. */
  readonly form: string;
  readonly draftKey: string;
  /** For the console: `Contact form`. */
  readonly logName: string;
  /** Where it is sent, after `/rest/v1/`. */
  readonly endpoint: string;
  readonly send: string;
  readonly failed: string;
  readonly done: string;
  /** Texts and options by field name. */
  readonly texts: (mark: string) => Readonly<Record<string, string>>;
  /** Boxes and radio buttons: name, and value where there is more than one. */
  readonly ticks?: readonly (readonly [name: string, value?: string])[];
  readonly table: string;
  /** What the row has to hold, beside `id`, `created_at` and its first state. */
  readonly row: (mark: string) => StoredRow;
  readonly status: string;
};

/** What the tests that run over all kinds need to know of one: `tests/kinds/<kind>.ts` exports it as `sample`. */
export type KindSample = {
  /** What its form sends, or the arguments of its function; an applicant's address is their account's. */
  readonly row: (overrides?: Overrides) => Row;
  /** How the inbox shows such a row. */
  readonly entry: {
    readonly name: string;
    readonly company: string;
    readonly topic: string;
    /** Of calls the time, which is different for each. */
    readonly subject: unknown;
  };
  /** The forms that a browser fills in; calls and applications have journeys of their own. */
  readonly forms: readonly FormCase[];
};

export function emailOf(mark: string): string {
  return `maya.${mark}@ortegaclinics.example`;
}

export function rowOf(values: Overrides): Row {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
