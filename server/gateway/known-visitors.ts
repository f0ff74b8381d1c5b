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
  /** Whose password is checked: the account's, that of the address's newest claim, or the decoy's. */
  readonly signsInAs: string;
  /** The account only claims the address: see pending-accounts.ts. */
  readonly isPending: boolean;
  /** The id of a browser that has signed in to this account before, with the password it has now. */
  readonly device: string | undefined;
  /** Whether the browser or, within 30 days, its network has signed in to this account before. */
  readonly isKnown: boolean;
  /** The password was set by the team within a quarter of an hour: older guesses do not count. */
  readonly hasNewPassword: boolean;
};

export type KnownVisitors = {
  find(visitor: Visitor, email: string): Promise<Acquaintance>;
  /** After a good sign-in: the `set-cookie` by which the browser is known from now on. */
  remember(visitor: Visitor, email: string): Promise<string>;
};

type Account = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly isPending: boolean;
};

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
      select id, users.email, encrypted_password as password, is_pending as "isPending"
      from private.signs_in_as(${email}) found
      join auth.users on users.email = coalesce(found.email, ${DECOY_EMAIL})`.execute(kysely);
    return rows[0];
  }

  async function lookUp(addressKey: string, account: Account | undefined) {
    const digest = tagOf("network", addressKey, account).toString("base64url");
    const { rows } = await sql<{ isKnown: boolean; isNew: boolean }>`
      select is_known as "isKnown", is_new as "isNew"
      from private.acquaintance(${account?.id ?? null}::uuid, ${digest})`.execute(kysely);
    return rows[0] ?? { isKnown: false, isNew: false };
  }

  return {
    async find({ cookies, addressKey }, email) {
      const account = await accountOf(email);
      const network = await lookUp(addressKey, account);
      const signsInAs = account?.email ?? DECOY_EMAIL;
      const exists = signsInAs !== DECOY_EMAIL;
      const [, id = "", tag = ""] = SHAPE.exec(cookies ?? "") ?? [];
      const isRight = isSame(Buffer.from(tag, "base64url"), tagOf("device", id, account));
      const device = exists && isRight ? id : undefined;
      return {
        signsInAs,
        isPending: account?.isPending ?? false,
        device,
        isKnown: exists && (network.isKnown || device !== undefined),
        hasNewPassword: exists && network.isNew,
      };
    },

    async remember({ addressKey, isSecure }, email) {
      const account = await accountOf(email);
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
