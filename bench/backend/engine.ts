import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";

/** A database reached without any server of ours. */
export type Engine = {
  run(sql: string, parameters?: readonly string[]): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** The database in a data folder that no server has open. */
export async function openPglite(dataFolder: string): Promise<Engine> {
  const pglite = await PGlite.create(path.join(dataFolder, "pg"));
  return {
    run: async (sql, parameters = []) =>
      (await pglite.query<Record<string, unknown>>(sql, [...parameters])).rows,
    close: () => pglite.close(),
  };
}

export function openPostgres(url: string): Engine {
  const client = postgres(url, { max: 1 });
  return {
    run: (sql, parameters = []) => client.unsafe(sql, [...parameters], { prepare: true }),
    close: () => client.end(),
  };
}

/** Who asks: the database role and the token's claims. */
export type Asker = {
  readonly role: "anon" | "authenticated";
  readonly claims: Readonly<Record<string, string>>;
};

/**
 * Runs one statement in a transaction of its own as somebody, with the very statements before and after it that
 * @supabase/lite sends.
 */
export async function runAs(
  engine: Engine,
  { role, claims }: Asker,
  sql: string,
  parameters: readonly string[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const set = (name: string, value: string) =>
    engine.run(`SELECT set_config('${name}', $1, true)`, [value]);
  await engine.run("begin");
  await set("role", role);
  await set("request.jwt.claim.sub", claims["sub"] ?? "");
  await set("request.jwt.claim.role", role);
  await set("storage.operation", "");
  await engine.run(`SET LOCAL ROLE "${role}"`);
  await set("request.jwt.claims", JSON.stringify(claims));
  const rows = await engine.run(sql, parameters);
  await engine.run("commit");
  return rows;
}
