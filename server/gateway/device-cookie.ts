import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";

const NAME = "perilune-device";
const DAYS = 180;
/** Random id of the browser, a dot, and the tag over it: 16 and 32 bytes in base64url. */
const SHAPE = /(?:^|;\s*)perilune-device=([\w-]{22})\.([\w-]{43})(?:;|$)/;

export type Devices = {
  /** The id of a browser that has signed in to this account before, with the password it has now. */
  knownAs(cookies: string | null, email: string): Promise<string | undefined>;
  /** The `set-cookie` of a good sign-in. */
  cookieFor(email: string, isSecure: boolean): Promise<string>;
};

/**
 * A browser that has signed in to an account shows it by a cookie: a random id, signed together with the account and the
 * digest of its password, so that a new password makes it worthless. It is no session and opens nothing; whoever has it
 * gets a budget of guesses that strangers cannot spend. Nothing is stored.
 */
export function createDevices(kysely: Kysely<unknown>, jwtSecret: string): Devices {
  const key = Buffer.from(hkdfSync("sha256", jwtSecret, "", "device cookie", 32));

  /** The same work for unknown addresses: the decoy has a password too. */
  async function tagOf(id: string, email: string): Promise<Buffer> {
    const account = email.toLowerCase();
    const { rows } = await sql<{ email: string; password: string }>`
      select email, encrypted_password as password from auth.users
      where email in (${account}, ${DECOY_EMAIL}) order by email = ${account} desc limit 1`.execute(
      kysely,
    );
    const [found] = rows;
    return createHmac("sha256", key)
      .update(JSON.stringify([id, account, found?.email, found?.password]))
      .digest();
  }

  return {
    async knownAs(cookies, email) {
      const [, id, tag] = SHAPE.exec(cookies ?? "") ?? [];
      if (id === undefined || tag === undefined) return undefined;
      const shown = Buffer.from(tag, "base64url");
      const right = await tagOf(id, email);
      return shown.length === right.length && timingSafeEqual(shown, right) ? id : undefined;
    },
    async cookieFor(email, isSecure) {
      const id = randomBytes(16).toString("base64url");
      const value = `${id}.${(await tagOf(id, email)).toString("base64url")}`;
      const rules = `Path=/auth/v1; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict`;
      return `${NAME}=${value}; ${rules}${isSecure ? "; Secure" : ""}`;
    },
  };
}
