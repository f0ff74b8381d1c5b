import path from "node:path";
import { z } from "zod";

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

export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  /** Absolute path of the built site, beside which csp.json lies. */
  readonly siteFolder: string;
  readonly backend: BackendSettings;
  /** How many reverse proxies in front may be believed about x-forwarded-*; 0 = none. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Per address, for each form and for failed sign-ins. */
  readonly limits: { readonly perMinute: number; readonly perHour: number };
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

const environment = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: text,
  DATA_DIR: text,
  SITE_DIR: text,
  DATABASE_URL: text.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), {
    error: "must begin with postgres:// or postgresql://",
  }),
  SUPABASE_URL: text.refine((url) => url === undefined || isOrigin(url), {
    error: "must be an address such as https://project.supabase.co",
  }),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  TRUST_PROXY: z.preprocess(
    (value) => (value === "true" ? 1 : value === "false" ? 0 : value),
    wholeNumber(0, 9, 0),
  ),
  LOG_LEVEL: text.pipe(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  ),
  LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 5),
  LIMIT_PER_HOUR: wholeNumber(1, 1_000_000, 20),
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
    siteFolder: path.resolve(values.SITE_DIR ?? "build/client"),
    backend: chooseBackend(values),
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? "info",
    limits: { perMinute: values.LIMIT_PER_MINUTE, perHour: values.LIMIT_PER_HOUR },
  };
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
