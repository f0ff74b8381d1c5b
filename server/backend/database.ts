import type { Connection } from "@supabase/lite";
import type { Kysely } from "kysely";

/** An open database, embedded or not. Every statement of ours goes through `kysely` or `unhurried`. */
export type Database = {
  readonly engine: "pglite" | "postgres";
  /** What the package's App is mounted on; its `kysely` is the same as ours. */
  readonly connection: Connection;
  /** A statement that takes longer than the settings allow is ended. */
  readonly kysely: Kysely<unknown>;
  /** The same connections without that limit, for what the owner does: migrations, exports, care. */
  readonly unhurried: Kysely<unknown>;
  /**
   * Runs `work`, a start, while no other server process on the same database does the same. Nothing in it has a limit of
   * time: that is for what is asked.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** timestamptz as hosted Supabase writes it: `2026-11-20T07:30:02.874123+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)$/, "$1T$2$3:00");
}
