import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateApiKey } from "@supabase/lite";
import { sql, type Kysely } from "kysely";
import { z } from "zod";

const secretsShape = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

export type Secrets = z.infer<typeof secretsShape>;

async function makeSecrets(): Promise<Secrets> {
  return {
    jwtSecret: randomBytes(48).toString("base64url"),
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
  };
}

/** Embedded mode: `secrets.json` in the data folder, made once, readable by its owner only. */
export async function secretsOfFolder(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, "secrets.json");
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(await makeSecrets(), null, 2), { mode: 0o600 });
    linkSync(draft, file);
    rmSync(draft);
  }
  return secretsShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * PostgreSQL mode: one row in the database, so that all server processes sign and accept the same
 * tokens. Call it while holding the start lock.
 */
export async function secretsOfDatabase(kysely: Kysely<unknown>): Promise<Secrets> {
  await sql`create schema if not exists private`.execute(kysely);
  await sql`
    create table if not exists private.server_secrets (
      only_row boolean primary key default true check (only_row),
      value jsonb not null
    )`.execute(kysely);
  await sql`alter table private.server_secrets enable row level security`.execute(kysely);
  await sql`revoke all on private.server_secrets from public, anon, authenticated, service_role`.execute(
    kysely,
  );
  await sql`
    insert into private.server_secrets (value) values ((${JSON.stringify(await makeSecrets())}::text)::jsonb)
    on conflict do nothing`.execute(kysely);
  const { rows } = await sql<{ value: unknown }>`
    select value from private.server_secrets`.execute(kysely);
  return secretsShape.parse(rows[0]?.value);
}
