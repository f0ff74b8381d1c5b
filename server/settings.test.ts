import path from "node:path";
import { describe, expect, test } from "vitest";
import { builtSite } from "./pages/built-sites.mjs";
import { readSettings, SettingsError } from "./settings.ts";

test("nothing set is the embedded mode on port 3000 of this machine only", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataFolder: path.resolve(".data"),
    siteFolder: path.resolve(builtSite({})),
    backend: { mode: "embedded" },
    trustedProxies: 0,
    logLevel: "info",
    limits: { perMinute: 10, perHour: 60, strangersPerHour: 60 },
    diskSpace: { warnBelow: 512, stopBelow: 64 },
    statementTimeout: 10_000,
    mail: undefined,
    webhookHosts: [],
    siteOrigin: undefined,
  });
});

test("DATABASE_URL is the PostgreSQL mode", () => {
  const databaseUrl = "postgres://app:secret@db/app";
  expect(readSettings({ DATABASE_URL: databaseUrl }).backend).toEqual({
    mode: "postgres",
    databaseUrl,
  });
});

test("SUPABASE_URL with its key is the hosted mode", () => {
  const settings = readSettings({
    SUPABASE_URL: "https://project.supabase.co/",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  });
  expect(settings.backend).toEqual({
    mode: "hosted",
    url: "https://project.supabase.co",
    publishableKey: "sb_publishable_x",
    secretKey: undefined,
  });
});

test("SMTP_URL with a sender turns mail on", () => {
  const settings = readSettings({
    SMTP_URL: "smtps://user:secret@mail.example.com:465",
    MAIL_FROM: "Perilune <hello@example.com>",
    MAIL_STAFF_TO: "ada@example.com, grace@example.com",
    SITE_ORIGIN: "https://www.example.com/",
  });
  expect(settings.mail).toEqual({
    smtpUrl: "smtps://user:secret@mail.example.com:465",
    from: { name: "Perilune", address: "hello@example.com" },
    staffTo: ["ada@example.com", "grace@example.com"],
    hasPlus: true,
  });
  expect(settings.siteOrigin).toBe("https://www.example.com");
});

test("WEBHOOK_ALLOW_HOSTS names hosts of the own network", () => {
  const settings = readSettings({ WEBHOOK_ALLOW_HOSTS: "n8n.internal, 10.0.0.5,[fd00::5]" });
  expect(settings.webhookHosts).toEqual(["n8n.internal", "10.0.0.5", "[fd00::5]"]);
});

test("IMAP_URL beside it fetches a mailbox, which is named without its password", () => {
  const settings = readSettings({
    SMTP_URL: "smtps://mail.example.com",
    MAIL_FROM: "hello@example.com",
    MAIL_PLUS: "off",
    IMAP_URL: "imaps://hello%40example.com:p%40ss@mail.example.com",
    IMAP_SINCE: "2026-12-01",
    MAIL_AUTH_SERVER: "mx.example.com",
  });
  expect(settings.mail?.hasPlus).toBe(false);
  expect(settings.mailbox).toEqual({
    imapUrl: "imaps://hello%40example.com:p%40ss@mail.example.com",
    name: "hello@example.com@mail.example.com",
    since: new Date("2026-12-01T00:00:00Z"),
    authServer: "mx.example.com",
  });
});

test.each([
  ["", 0],
  ["false", 0],
  ["0", 0],
  ["true", 1],
  ["2", 2],
])("TRUST_PROXY=%s trusts %i", (value, count) => {
  expect(readSettings({ TRUST_PROXY: value }).trustedProxies).toBe(count);
});

describe("says what is wrong", () => {
  test.each([
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535"],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL must begin with postgres://"],
    [{ SUPABASE_URL: "project" }, "SUPABASE_URL must be an address"],
    [
      { SUPABASE_URL: "https://x.supabase.co" },
      "Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY",
    ],
    [{ SUPABASE_PUBLISHABLE_KEY: "k" }, "Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY"],
    [
      {
        DATABASE_URL: "postgres://db/app",
        SUPABASE_URL: "https://x.supabase.co",
        SUPABASE_PUBLISHABLE_KEY: "k",
      },
      "Set either DATABASE_URL or SUPABASE_URL, not both.",
    ],
    [
      { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" },
      "holds a secret key",
    ],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ SMTP_URL: "mail.example.com:465" }, "SMTP_URL must look like smtps://"],
    [{ SMTP_URL: "smtp://mail.example.com" }, "SMTP_URL needs MAIL_FROM beside it."],
    [{ MAIL_FROM: "Perilune" }, "MAIL_FROM must be one address"],
    [{ MAIL_FROM: "A\r\nBcc: b@c.example <a@b.example>" }, "MAIL_FROM must be one address"],
    [{ MAIL_STAFF_TO: "a@b.example, nobody" }, "MAIL_STAFF_TO must be e-mail addresses"],
    [{ MAIL_PLUS: "yes" }, "MAIL_PLUS must be on or off"],
    [{ IMAP_URL: "imap://user:word@mail.example.com" }, "IMAP_URL must look like imaps://"],
    [{ IMAP_URL: "imaps://mail.example.com" }, "IMAP_URL must look like imaps://"],
    [{ IMAP_URL: "imaps://user:word@mail.example.com" }, "IMAP_URL needs SMTP_URL and MAIL_FROM"],
    [{ IMAP_SINCE: "yesterday" }, "IMAP_SINCE must be a day"],
    [{ SUPABASE_DB_URL: "https://x.supabase.co" }, "SUPABASE_DB_URL must begin with postgres://"],
    [{ SITE_ORIGIN: "www.example.com" }, "SITE_ORIGIN must be an address"],
    [{ WEBHOOK_ALLOW_HOSTS: "https://n8n.internal" }, "WEBHOOK_ALLOW_HOSTS must be hosts"],
    [{ WEBHOOK_ALLOW_HOSTS: "n8n.internal, 10.0.0.5:8443" }, "WEBHOOK_ALLOW_HOSTS must be hosts"],
  ])("%o", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
