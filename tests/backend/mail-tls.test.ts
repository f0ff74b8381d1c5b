import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { generate } from "selfsigned";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Delivery } from "../../server/mail/deliver.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";

const account = { user: "hello@perilune.example", password: "50% :/@ secret" };
const modes = [
  { mode: "TLS", scheme: "smtps" },
  { mode: "STARTTLS", scheme: "smtp" },
] as const;

describe.each(modes)("a mail server with $mode", ({ mode, scheme }) => {
  let folder: string;
  let certificate: string;
  let smtp: SmtpServer;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "perilune-tls-"));
    certificate = path.join(folder, "certificate.pem");
    const names = [{ name: "commonName", value: "localhost" }];
    const { private: key, cert } = await generate(names, { keyType: "ec", algorithm: "sha256" });
    writeFileSync(certificate, cert);
    smtp = await startSmtpServer({ security: { mode, key, cert, ...account } });
  });
  afterEach(async () => {
    await smtp.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** In a process of its own, because only at its start Node reads which certificates to trust. */
  async function send(trusted: string, password = account.password): Promise<Delivery> {
    const name = `${encodeURIComponent(account.user)}:${encodeURIComponent(password)}`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        path.join(import.meta.dirname, "deliver-once.ts"),
        `${scheme}://${name}@localhost:${smtp.port}`,
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
    );
    return JSON.parse(stdout) as Delivery;
  }

  test("gets e-mails over the encrypted connection, for the account that the settings name", async () => {
    expect(await send(certificate)).toEqual({ outcome: "sent", note: "" });
    expect(smtp.taken.map(({ headers }) => headers.get("subject"))).toEqual(["Encrypted"]);
  });

  test("that refuses the password keeps e-mails waiting", async () => {
    expect(await send(certificate, "wrong")).toEqual({
      outcome: "later",
      error: expect.stringContaining("535"),
      isSignIn: true,
    });
    expect(smtp.emails).toEqual([]);
  });

  test("whose certificate nobody vouches for gets neither password nor e-mail", async () => {
    expect(await send("")).toEqual({
      outcome: "later",
      error: expect.stringContaining("SELF_SIGNED"),
    });
    expect(smtp.emails).toEqual([]);
  });
});
