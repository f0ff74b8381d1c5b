import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordKinds } from "#domain/registry.ts";
import { functions, tables } from "../../../server/gateway/allowed-questions.ts";
import { engines, startTestServer, type TestServer } from "../test-server.ts";

/**
 * Functions that may write and say nothing to others: sign of life, unsent words, one's own choices and settings that the
 * inbox does not show, and what only its counter of tries or its log changes. Whoever adds one decides here as well.
 */
const quiet = [
  "add_file",
  "archive_template",
  "discard_draft",
  "discard_issue",
  "drop_file",
  "end_feed",
  "export_deals",
  "export_page",
  "here",
  "invite_staff",
  "make_token",
  "new_feed",
  "pause_issue",
  "put_file_part",
  "remove_webhook",
  "renew_webhook",
  "resend_delivery",
  "resume_issue",
  "revoke_token",
  "save_availability",
  "save_draft",
  "save_issue",
  "save_nudge_choices",
  "save_signature",
  "save_template",
  "save_webhook",
  "staff_seen",
  "start_bulk",
  "start_issue",
  "stop_issue",
  "switch_webhook",
  "test_webhook",
  "try_issue",
];

describe.each(engines)("whether a write tells is decided, on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.remove());

  async function namesOf(statement: string): Promise<ReadonlySet<string>> {
    const { rows } = await sql
      .raw<{ name: string }>(statement)
      .execute(server.backend.database.kysely);
    return new Set(rows.map(({ name }) => name));
  }

  test("of every function that writes; one that only reads never does", async () => {
    const writing = await namesOf(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v'`);
    const silent = [...functions].filter(([, { tells }]) => !tells).map(([name]) => name);
    expect(silent.filter((name) => writing.has(name)).toSorted()).toEqual(quiet);
    const telling = [...functions].filter(([, { tells }]) => tells).map(([name]) => name);
    expect(telling.filter((name) => !writing.has(name))).toEqual([]);
  });

  test("of every table that visitors or staff write", async () => {
    const written = await namesOf(`
      select table_name as name from information_schema.role_column_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
        and privilege_type in ('INSERT', 'UPDATE')
      union select table_name from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type = 'DELETE'`);
    const kinds = new Set<string>(recordKinds.map(({ table }) => table));
    const told = [...written].filter((name) => tables.get(name)?.isQuiet !== true);
    const others = ["deals", "inbox_entries", "lead_notes", "lead_sources", "staff"];
    expect(told.filter((name) => !kinds.has(name)).toSorted()).toEqual(others);
    const silent = [...tables].filter(([, { isQuiet }]) => isQuiet).map(([name]) => name);
    expect(silent).toEqual(["saved_views", "staff_invitations"]);
  });
});
