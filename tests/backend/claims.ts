import { sql } from "kysely";
import { expect } from "vitest";
import type { SmtpServer } from "./smtp-server.ts";
import { type Chair, PASSWORD, type TestServer } from "./test-server.ts";

export const OTHER = "another fine password";

export function aPerson(): string {
  return `claimant-${crypto.randomUUID()}@example.com`;
}

export const refused = {
  status: 400,
  code: "invalid_credentials",
  message: "Invalid login credentials",
};
export const unconfirmed = {
  status: 400,
  code: "email_not_confirmed",
  message: "Email not confirmed",
};
export const deadLink = { status: 403, code: "otp_expired" };

/** The client's type knows nothing of what proves the account. */
function link(secret: string, proof: { password?: string; access_token?: string } = {}) {
  return { type: "signup" as const, token_hash: secret, ...proof };
}

/** What somebody who claims an address can do, at a server with mail that a hook of the test starts. */
export function claimsAt(
  started: () => { readonly server: TestServer; readonly smtp: SmtpServer },
) {
  const database = () => started().server.backend.database.kysely;
  const tokenOf = async (chair: Chair) =>
    String((await chair.auth.getSession()).data.session?.access_token);

  async function signUp(email: string, password = PASSWORD): Promise<Chair> {
    const chair = started().server.visitor();
    const { error } = await chair.auth.signUp({ email, password });
    expect(error).toBeNull();
    return chair;
  }
  async function apply(chair: Chair): Promise<string> {
    const id = crypto.randomUUID();
    const row = { id, company: `Studio ${id}`, partner_type: "agency" };
    expect((await chair.from("partner_applications").insert(row)).error).toBeNull();
    return id;
  }
  async function applicationsOf(chair: Chair): Promise<unknown[]> {
    return ((await chair.from("partner_applications").select("id")).data ?? []).map(({ id }) => id);
  }
  async function emailsTo(email: string) {
    await started().server.mailWorker?.runDueMail();
    return started().smtp.emails.filter(
      ({ to, headers }) =>
        to.includes(email) && headers.get("subject") === "Please confirm your address",
    );
  }
  async function queuedFor(email: string): Promise<number> {
    return (await sql`select from public.outbox where "to" = ${email}`.execute(database())).rows
      .length;
  }

  /** The secret in the newest e-mail to an address. */
  async function secretFor(email: string): Promise<string> {
    const text = (await emailsTo(email)).at(-1)?.text ?? "";
    return (
      /^https:\/\/www\.perilune\.example\/login\?view=confirm&token_hash=([\w-]{43})$/m.exec(
        text,
      )?.[1] ?? ""
    );
  }
  async function confirm(secret: string, proof: Parameters<typeof link>[1]) {
    const chair = started().server.visitor();
    const { data, error } = await chair.auth.verifyOtp(link(secret, proof));
    return { chair, data, error };
  }
  async function refusalOf(email: string, password: string) {
    const { error } = await started().server.visitor().auth.signInWithPassword({ email, password });
    return { status: error?.status, code: error?.code, message: error?.message };
  }
  function post(path: string, body: object): Promise<Response> {
    return fetch(`${started().server.origin}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: started().server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
  /** The same for every address but for what is random or the address itself. */
  async function shapeOf(answer: Response, email: string): Promise<string> {
    const text = (await answer.text())
      .replaceAll(email, "ADDRESS")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
      .replaceAll(/"20\d\d-[^"]+"/g, '"TIME"')
      .replaceAll(/"(access_token|refresh_token)":"[^"]+"/g, '"$1":"SECRET"')
      .replaceAll(/"expires_at":\d+/g, '"expires_at":0');
    return `${answer.status} ${text}`;
  }

  return {
    database,
    tokenOf,
    signUp,
    apply,
    applicationsOf,
    emailsTo,
    queuedFor,
    secretFor,
    confirm,
    refusalOf,
    post,
    shapeOf,
  };
}
