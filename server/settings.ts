import path from "node:path";
import { z } from "zod";
import type { MailAddress } from "#domain/letter/email.ts";
import { builtSite } from "./pages/built-sites.mjs";

/** Where the backend runs: section "three modes" of docs/deployment.md. */
export type BackendSettings =
  | { readonly mode: "embedded" }
  | { readonly mode: "postgres"; readonly databaseUrl: string }
  | {
      readonly mode: "hosted";
      readonly url: string;
      readonly publishableKey: string;
      /** Staff commands only; never sent to a browser. */
      readonly secretKey: string | undefined;
    };

/** The longest list of 100,000 records takes a twentieth of it. */
export const STATEMENT_TIMEOUT_MS = 10_000;

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  /** Absolute path of the built site; it may be a link to there. */
  readonly siteFolder: string;
  readonly backend: BackendSettings;
  /** Of a hosted project, for `npm run mail` alone: what the server itself never needs. */
  readonly hostedDatabaseUrl: string | undefined;
  /** How many reverse proxies in front may be believed about x-forwarded-*; 0 = none. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Per address, for each form and for failed sign-ins; an office of fifty has one address. */
  readonly limits: {
    readonly perMinute: number;
    readonly perHour: number;
    /** Above this many an hour strangers are a flood; 0 knows none. */
    readonly strangersPerHour: number;
  };
  /** Free megabytes beside the data folder: the team is told below the first, nothing is stored below the second. */
  readonly diskSpace: { readonly warnBelow: number; readonly stopBelow: number };
  /** Milliseconds after which a statement for a request is ended. */
  readonly statementTimeout: number;
  /** Where e-mails go out; undefined = mail is off. */
  readonly mail: MailSettings | undefined;
  /** Where answers come in; undefined = nobody fetches them. */
  readonly mailbox: MailboxSettings | undefined;
  /** Hosts of our own network that webhooks may call all the same. */
  readonly webhookHosts: readonly string[];
  /** Address of the live site as its visitors see it, without a trailing slash; for links in e-mails. */
  readonly siteOrigin: string | undefined;
};

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password when the server wants them. */
  readonly smtpUrl: string;
  readonly from: MailAddress;
  /** Who hears of new leads; empty = every active staff member. */
  readonly staffTo: readonly string[];
  /** Whether `hello+r.4c1f@` reaches the mailbox of `hello@`, as it does nearly everywhere. */
  readonly hasPlus: boolean;
};

export type MailboxSettings = {
  /** `imaps://user:password@host`; without TLS on this machine alone. */
  readonly imapUrl: string;
  /** Which mailbox it is, without the password: the place of a process that reads it. */
  readonly name: string;
  /** On the first start letters since this day are read as well. */
  readonly since: Date | undefined;
  /** The server whose word about senders counts; empty = none. */
  readonly authServer: string;
};

/** Its message is meant for the person who started the command. */
export class SettingsError extends Error {}

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

function wholeNumber(min: number, max: number, standard: number) {
  return z.preprocess(
    (value) => (value === undefined || value === "" ? standard : Number(value)),
    z
      .number({ error: `must be a whole number from ${min} to ${max}` })
      .int({ error: `must be a whole number from ${min} to ${max}` })
      .min(min, { error: `must be a whole number from ${min} to ${max}` })
      .max(max, { error: `must be a whole number from ${min} to ${max}` }),
  );
}

const databaseUrlError = { error: "must begin with postgres:// or postgresql://" };

const environment = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: text,
  DATA_DIR: text,
  SITE_DIR: text,
  DATABASE_URL: text.refine(isDatabaseUrl, databaseUrlError),
  SUPABASE_URL: text.refine((url) => url === undefined || isOrigin(url), {
    error: "must be an address such as https://project.supabase.co",
  }),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  SUPABASE_DB_URL: text.refine(isDatabaseUrl, databaseUrlError),
  TRUST_PROXY: z.preprocess(
    (value) => (value === "true" ? 1 : value === "false" ? 0 : value),
    wholeNumber(0, 9, 0),
  ),
  LOG_LEVEL: text.pipe(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  ),
  LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
  LIMIT_PER_HOUR: wholeNumber(1, 1_000_000, 60),
  STRANGERS_PER_HOUR: wholeNumber(0, 100_000, 60),
  DISK_WARN_MB: wholeNumber(0, 100_000_000, 512),
  DISK_STOP_MB: wholeNumber(0, 100_000_000, 64),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000, STATEMENT_TIMEOUT_MS),
  SMTP_URL: text.refine((url) => url === undefined || isSmtpUrl(url), {
    error: "must look like smtps://user:password@mail.example.com:465",
  }),
  MAIL_FROM: text.refine((from) => from === undefined || parseAddress(from) !== undefined, {
    error: "must be one address: Perilune <hello@example.com>",
  }),
  MAIL_STAFF_TO: text.refine((list) => addressList(list).every(isAddress), {
    error: "must be e-mail addresses with commas between them",
  }),
  MAIL_PLUS: text.pipe(z.enum(["on", "off"], { error: "must be on or off" }).optional()),
  IMAP_URL: text.refine((url) => url === undefined || isImapUrl(url), {
    error: "must look like imaps://user:password@mail.example.com; imap:// only on this machine",
  }),
  IMAP_SINCE: text.refine((day) => day === undefined || isDay(day), {
    error: "must be a day such as 2026-12-01",
  }),
  MAIL_AUTH_SERVER: text,
  WEBHOOK_ALLOW_HOSTS: text.refine((list) => addressList(list).every(isHost), {
    error: "must be hosts with commas between them, without https:// and without ports",
  }),
  SITE_ORIGIN: text.refine((url) => url === undefined || isOrigin(url), {
    error: "must be an address such as https://www.example.com",
  }),
});

/**
 * Parses the environment once. Throws {@link SettingsError} naming every variable that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new SettingsError(`These settings are wrong:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST ?? "127.0.0.1",
    dataFolder: path.resolve(values.DATA_DIR ?? ".data"),
    siteFolder: path.resolve(values.SITE_DIR ?? builtSite(env)),
    backend: chooseBackend(values),
    hostedDatabaseUrl: values.SUPABASE_DB_URL,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? "info",
    limits: {
      perMinute: values.LIMIT_PER_MINUTE,
      perHour: values.LIMIT_PER_HOUR,
      strangersPerHour: values.STRANGERS_PER_HOUR,
    },
    diskSpace: { warnBelow: values.DISK_WARN_MB, stopBelow: values.DISK_STOP_MB },
    statementTimeout: values.STATEMENT_TIMEOUT_MS,
    mail: chooseMail(values),
    mailbox: chooseMailbox(values),
    webhookHosts: addressList(values.WEBHOOK_ALLOW_HOSTS),
    siteOrigin: values.SITE_ORIGIN && new URL(values.SITE_ORIGIN).origin,
  };
}

function chooseMail(values: z.infer<typeof environment>): MailSettings | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_STAFF_TO, MAIL_PLUS } = values;
  if (SMTP_URL === undefined) return undefined;
  const from = parseAddress(MAIL_FROM ?? "");
  if (from === undefined) throw new SettingsError("SMTP_URL needs MAIL_FROM beside it.");
  return {
    smtpUrl: SMTP_URL,
    from,
    staffTo: addressList(MAIL_STAFF_TO),
    hasPlus: MAIL_PLUS !== "off",
  };
}

function chooseMailbox(values: z.infer<typeof environment>): MailboxSettings | undefined {
  const { IMAP_URL, IMAP_SINCE, MAIL_AUTH_SERVER, SMTP_URL } = values;
  if (IMAP_URL === undefined) return undefined;
  if (SMTP_URL === undefined)
    throw new SettingsError("IMAP_URL needs SMTP_URL and MAIL_FROM beside it.");
  const { username, host } = new URL(IMAP_URL);
  return {
    imapUrl: IMAP_URL,
    name: `${decodeURIComponent(username)}@${host}`,
    since: IMAP_SINCE === undefined ? undefined : new Date(IMAP_SINCE),
    authServer: MAIL_AUTH_SERVER ?? "",
  };
}

/** What crosses a network is encrypted. */
function isImapUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return (
    (protocol === "imaps:" || (protocol === "imap:" && isHere)) &&
    username !== "" &&
    password !== ""
  );
}

function isDatabaseUrl(url: string | undefined): boolean {
  return url === undefined || /^postgres(ql)?:\/\//.test(url);
}

/** A name or an address, as a URL has it. */
function isHost(value: string): boolean {
  return !value.includes(":") || value.startsWith("[")
    ? URL.parse(`https://${value}/`)?.host === value.toLowerCase()
    : false;
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
}

function isSmtpUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^smtps?:$/.test(protocol) && hostname !== "";
}

function isAddress(value: string): boolean {
  return /^[^@\s<>,;"]+@[^@\s<>,;"]+$/.test(value) && value.length <= 254;
}

function parseAddress(value: string): MailAddress | undefined {
  const [, name = "", address = value] = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/.exec(value) ?? [];
  return isAddress(address) ? { name, address } : undefined;
}

function addressList(list: string | undefined): string[] {
  return (list ?? "").split(",").flatMap((entry) => (entry.trim() === "" ? [] : [entry.trim()]));
}

function chooseBackend(values: z.infer<typeof environment>): BackendSettings {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = values;
  if ((SUPABASE_URL === undefined) !== (SUPABASE_PUBLISHABLE_KEY === undefined)) {
    throw new SettingsError("Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or neither.");
  }
  if (SUPABASE_URL !== undefined && DATABASE_URL !== undefined) {
    throw new SettingsError("Set either DATABASE_URL or SUPABASE_URL, not both.");
  }
  if (SUPABASE_URL !== undefined && SUPABASE_PUBLISHABLE_KEY !== undefined) {
    if (SUPABASE_PUBLISHABLE_KEY.startsWith("sb_secret_")) {
      throw new SettingsError(
        "SUPABASE_PUBLISHABLE_KEY holds a secret key. Every visitor sees it.",
      );
    }
    return {
      mode: "hosted",
      url: new URL(SUPABASE_URL).origin,
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
    };
  }
  if (DATABASE_URL !== undefined) return { mode: "postgres", databaseUrl: DATABASE_URL };
  return { mode: "embedded" };
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
