import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";

const NAME = "perilune-device";
const COOKIE_DAYS = 180;
/** Random id of the browser, a dot, and the tag over it: 16 and 32 bytes in base64url. */
const SHAPE = /(?:^|;\s*)perilune-device=([\w-]{22})\.([\w-]{43})(?:;|$)/;
const NETWORKS_OF_AN_ACCOUNT = 20;

export type Visitor = {
  /** What limits count by: see limitKey. */
  readonly addressKey: string;
  readonly cookies: string | null;
  /** Whether the browser came by https, so that its cookie goes nowhere else. */
  readonly isSecure: boolean;
};

/** What is known of a visitor and the account that it names. */
export type Acquaintance = {
  readonly exists: boolean;
  /** The id of a browser that has signed in to this account before, with the password it has now. */
  readonly device: string | undefined;
  /** Whether the browser or, within 30 days, its network has signed in to this account before. */
  readonly isKnown: boolean;
};

export type KnownVisitors = {
  find(visitor: Visitor, email: string): Promise<Acquaintance>;
  /** After a good sign-in: the `set-cookie` by which the browser is known from now on. */
  remember(visitor: Visitor, email: string): Promise<string>;
};

type Account = { readonly id: string; readonly email: string; readonly password: string };

/**
 * Who has signed in to an account before keeps guesses that strangers cannot spend. A browser shows it by a cookie: a
 * random id, signed together with the account and the digest of its password. A network is kept as a digest of the
 * same. So a new password makes both worthless, and neither opens anything.
 */
export function createKnownVisitors(kysely: Kysely<unknown>, jwtSecret: string): KnownVisitors {
  const key = Buffer.from(hkdfSync("sha256", jwtSecret, "", "device cookie", 32));

  function tagOf(kind: "device" | "network", value: string, account: Account | undefined): Buffer {
    return createHmac("sha256", key)
      .update(JSON.stringify([kind, value, account?.id, account?.password]))
      .digest();
  }

  /** The same work for unknown addresses: the decoy's row is read then. */
  async function accountOf(email: string): Promise<Account | undefined> {
    const { rows } = await sql<Account>`
      select id, email, encrypted_password as password from auth.users
      where email in (${email}, ${DECOY_EMAIL}) order by email = ${email} desc limit 1`.execute(
      kysely,
    );
    return rows[0];
  }

  async function isKnownNetwork(addressKey: string, account: Account | undefined) {
    const digest = tagOf("network", addressKey, account).toString("base64url");
    const { rows } = await sql<{ known: boolean }>`
      select private.is_known_network(${account?.id ?? null}::uuid, ${digest}) as known`.execute(
      kysely,
    );
    return rows[0]?.known === true;
  }

  return {
    async find({ cookies, addressKey }, email) {
      const account = await accountOf(email.toLowerCase());
      const isNetwork = await isKnownNetwork(addressKey, account);
      const exists = account?.email === email.toLowerCase();
      const [, id = "", tag = ""] = SHAPE.exec(cookies ?? "") ?? [];
      const isRight = isSame(Buffer.from(tag, "base64url"), tagOf("device", id, account));
      const device = exists && isRight ? id : undefined;
      return { exists, device, isKnown: exists && (isNetwork || device !== undefined) };
    },

    async remember({ addressKey, isSecure }, email) {
      const account = await accountOf(email.toLowerCase());
      const digest = tagOf("network", addressKey, account).toString("base64url");
      await sql`
        select private.know_network(${account?.id ?? null}::uuid, ${digest}, ${NETWORKS_OF_AN_ACCOUNT})`.execute(
        kysely,
      );
      const id = randomBytes(16).toString("base64url");
      const value = `${id}.${tagOf("device", id, account).toString("base64url")}`;
      const rules = `Path=/auth/v1; Max-Age=${COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Strict`;
      return `${NAME}=${value}; ${rules}${isSecure ? "; Secure" : ""}`;
    },
  };
}

function isSame(shown: Buffer, right: Buffer): boolean {
  return shown.length === right.length && timingSafeEqual(shown, right);
}
