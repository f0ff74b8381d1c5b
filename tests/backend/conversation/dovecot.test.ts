import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startChildServer } from "../child-server.ts";
import { copyPreparedPostgres } from "../prepared-database.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { dovecotProgram, startDovecot, type Dovecot } from "./dovecot.ts";
import { letterOf } from "./marked-letters.ts";

test("where Dovecot is missing the scripted server alone proves how a mailbox is read", () => {
  expect(dovecotProgram === undefined || path.isAbsolute(dovecotProgram)).toBe(true);
});

// Without it these are not defined, and unproved: that a real server answers as the scripted one does, its IDLE, its TLS.
for (const program of dovecotProgram === undefined ? [] : [dovecotProgram]) {
  describe("a mailbox of Dovecot", () => {
    let folder: string;
    let dovecot: Dovecot;
    let smtp: SmtpServer;
    let client: postgres.Sql;
    let databaseUrl: string;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), "perilune-with-dovecot-"));
      smtp = await startSmtpServer();
      dovecot = await startDovecot(program);
      databaseUrl = await copyPreparedPostgres();
      client = postgres(databaseUrl, { max: 1 });
    });
    afterAll(async () => {
      await client.end();
      await dovecot.stop();
      await smtp.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const until = (check: () => Promise<void>) =>
      vi.waitFor(check, { timeout: 120_000, interval: 50 });
    const start = (url: string) =>
      startChildServer({
        PORT: "0",
        DATA_DIR: path.join(folder, "data"),
        SITE_DIR: path.join(folder, "no-site"),
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        MAIL_FROM: "Perilune <hello@perilune.example>",
        IMAP_URL: url,
        IMAP_SINCE: "2020-01-01",
        NODE_EXTRA_CA_CERTS: dovecot.certificate,
      });
    function deliver(): string {
      const id = crypto.randomUUID();
      dovecot.deliver(letterOf(id));
      return id;
    }
    async function cameOnce(ids: readonly string[]): Promise<void> {
      await until(async () => {
        const rows = await client`select message.subject, file.size from public.messages message
          join public.message_files file on file.message_id = message.id`;
        expect(
          rows.map(({ subject, size }) => `${String(subject)} ${String(size)}`).toSorted(),
        ).toEqual(ids.map((id) => `Letter ${id} 500000`).toSorted());
      });
    }

    test("is read with and without encryption, told of by IDLE, and survives kill -9", async () => {
      const ids = [deliver(), deliver()];
      const plain = await start(dovecot.url);
      await cameOnce(ids);
      ids.push(deliver());
      await cameOnce(ids);
      ids.push(deliver(), deliver(), deliver());
      plain.process.kill("SIGKILL");
      await plain.ended;
      await client`update private.mailboxes set held_until = '-infinity'`;
      const secure = await start(dovecot.secureUrl);
      ids.push(deliver());
      await cameOnce(ids);
      // Everything is read by now, so that only IDLE can tell of the next within a minute.
      ids.push(deliver());
      await cameOnce(ids);
      secure.process.kill("SIGTERM");
      expect((await secure.ended).code).toBe(0);
    }, 300_000);
  });
}
