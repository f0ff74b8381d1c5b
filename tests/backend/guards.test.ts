import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DataFolderBusy } from "../../server/backend/data-folder.ts";
import { openBackend } from "../../server/backend/open-backend.ts";
import { copyPreparedDatabase } from "./prepared-database.ts";
import { type Chair, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe("guard 1: one holder of the embedded session at a time", () => {
  let server: TestServer;
  let staff: Chair;
  let stranger: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer("PGlite");
    staff = await server.staff("staff@example.com");
    stranger = await server.stranger("stranger@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  test("requests of different roles at once never share a session", async () => {
    await visitor.from("contact_submissions").insert(aLead({ email: "first@example.com" }));
    const seen = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const [asStaff, asStranger, asVisitor, sent] = await Promise.all([
          staff.from("contact_submissions").select("id").eq("email", "first@example.com"),
          stranger.from("contact_submissions").select("id"),
          visitor.from("contact_submissions").select("id"),
          visitor.from("contact_submissions").insert(aLead()),
        ]);
        return {
          staff: asStaff.data?.length,
          stranger: asStranger.data?.length,
          visitor: asVisitor.error?.code,
          sent: sent.status,
        };
      }),
    );
    expect(seen).toEqual(seen.map(() => ({ staff: 1, stranger: 0, visitor: "42501", sent: 201 })));
  });

  test("nor do requests that reach the backend in the same tick", async () => {
    const { app, secrets } = server.backend;
    const read = (apikey: string) =>
      app.fetch(
        new Request("http://localhost/rest/v1/contact_submissions?select=id&limit=1", {
          headers: { apikey },
        }),
      );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [
        read(secrets.publishableKey),
        read(secrets.secretKey),
      ]).flat(),
    );
    expect(answers.map((answer) => answer.status)).toEqual(
      Array.from({ length: 20 }, () => [401, 200]).flat(),
    );
  });

  test("a transaction is never entered by another, even while it waits", async () => {
    const { kysely } = server.backend.database;
    const { promise: waits, resolve: goOn } = Promise.withResolvers<void>();
    const first = kysely.transaction().execute(async (transaction) => {
      await sql`set local role anon`.execute(transaction);
      await waits;
      return sql<{ role: string }>`select current_user as role`.execute(transaction);
    });
    const second = sql<{ role: string }>`select current_user as role`.execute(kysely);
    const third = kysely
      .transaction()
      .execute((transaction) =>
        sql<{ role: string }>`select current_user as role`.execute(transaction),
      );
    goOn();
    const roles = (await Promise.all([first, second, third])).map(({ rows }) => rows[0]?.role);
    expect(roles).toEqual(["anon", "postgres", "postgres"]);
  });
});

describe("guard 2: one server for each data folder", () => {
  test("a second one is refused until the first is gone", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-guard-"));
    copyPreparedDatabase(folder);
    const first = await openBackend({ mode: "embedded" }, folder);
    await expect(openBackend({ mode: "embedded" }, folder)).rejects.toThrow(DataFolderBusy);
    await first.close();
    const next = await openBackend({ mode: "embedded" }, folder);
    await next.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("guard 3: our column grants", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer("PGlite");
  });
  afterAll(() => server.remove());

  test("survive the first request", async () => {
    await server.visitor().from("contact_submissions").insert(aLead());
    const { rows } = await sql<{ grantee: string; table: string; privilege: string }>`
      select grantee, table_name as table, privilege_type as privilege
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
      order by grantee, table_name, privilege_type`.execute(server.backend.database.kysely);
    expect(rows.map((row) => `${row.grantee} ${row.privilege} ${row.table}`)).toEqual([
      "authenticated SELECT audit_log",
      "authenticated SELECT call_blocks",
      "authenticated SELECT call_bookings",
      "authenticated SELECT call_exceptions",
      "authenticated SELECT call_hosts",
      "authenticated SELECT call_hours",
      "authenticated SELECT call_types",
      "authenticated SELECT consultation_applications",
      "authenticated SELECT contact_submissions",
      "authenticated SELECT deals",
      "authenticated SELECT drafts",
      "authenticated SELECT emails",
      "authenticated SELECT hand_leads",
      "authenticated SELECT imports",
      "authenticated SELECT inbox_entries",
      "authenticated SELECT issues",
      "authenticated SELECT job_applications",
      "authenticated SELECT lead_notes",
      "authenticated SELECT lead_sources",
      "authenticated SELECT newsletter_subscribers",
      "authenticated SELECT outbox",
      "authenticated SELECT package_orders",
      "authenticated SELECT partner_applications",
      "authenticated SELECT people",
      "authenticated SELECT people_addresses",
      "authenticated SELECT portal_applications",
      "authenticated SELECT reply_templates",
      "authenticated DELETE saved_views",
      "authenticated SELECT saved_views",
      "authenticated DELETE staff",
      "authenticated SELECT staff",
      "authenticated DELETE staff_invitations",
      "authenticated SELECT status_moves",
      "authenticated SELECT support_requests",
      "authenticated SELECT view_counts",
    ]);
    const { error } = await server
      .visitor()
      .from("contact_submissions")
      .insert({ ...aLead(), created_at: "2020-01-01T00:00:00Z" });
    expect(error?.code).toBe("42501");
  });
});
