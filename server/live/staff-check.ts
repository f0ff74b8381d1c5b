import { sql, type Kysely } from "kysely";
import type { Claims } from "../gateway/signed-token.ts";

export type Standing = "staff" | "not staff" | "no session";

/** Who a token stands for now, by the very functions that the policies ask. Rejects when the database is away. */
export function createStaffCheck(kysely: Kysely<unknown>): (claims: Claims) => Promise<Standing> {
  return function standingOf(claims) {
    return kysely.transaction().execute(async (transaction) => {
      await sql`
        select set_config('request.jwt.claim.sub', ${claims.sub}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`.execute(transaction);
      const { rows } = await sql<{ lives: boolean; isStaff: boolean }>`
        select private.has_session() as lives, private.is_staff() as "isStaff"`.execute(
        transaction,
      );
      if (rows[0]?.isStaff) return "staff";
      return rows[0]?.lives ? "not staff" : "no session";
    });
  };
}
