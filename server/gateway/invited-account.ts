import { sql, type Kysely } from "kysely";
import type { StaffAccounts } from "../accounts/staff-accounts.ts";
import { authError } from "./answers.ts";
import type { Credentials } from "./pending-accounts.ts";

/** What the gateway can have the sign-in service do. */
export type Service = {
  signUp(credentials: Credentials): Promise<Response>;
  /** Makes an account that only claims its address; missing where no e-mail can ask the mailbox. */
  readonly claim: ((credentials: Credentials) => Promise<Response>) | undefined;
  signIn(credentials: Credentials): Promise<Response>;
};

/**
 * Signs the invited person in with a password of their own: makes the account when there is none, and otherwise replaces
 * its password and ends everything that was open. Nobody needs to have proved the mailbox: the secret of the invitation
 * came from the owner. Answers as sign-up does; 422 `invitation_refused` with the reason in `msg` for any other secret.
 */
export async function enterByInvitation(
  kysely: Kysely<unknown>,
  accounts: Pick<StaffAccounts, "findUser" | "setPassword" | "endSessions">,
  token: string,
  { email, password }: Credentials,
  service: Service,
): Promise<Response> {
  const address = email.toLowerCase();
  const { rows } = await sql<{ invitation: string | null; refusal: string | null }>`
    select invitation, refusal from private.open_invitation(${token}, ${address})`.execute(kysely);
  const [opened] = rows;
  if (!opened?.invitation) {
    return authError(422, "invitation_refused", opened?.refusal ?? "unknown");
  }
  const known = await accounts.findUser(address);
  if (known === undefined) {
    const made = await service.signUp({ email, password });
    const account = made.ok ? await accounts.findUser(address) : undefined;
    if (account !== undefined) await prove(kysely, opened.invitation, account);
    return made;
  }
  await accounts.setPassword(known, address, password);
  await accounts.endSessions(known);
  await prove(kysely, opened.invitation, known);
  return service.signIn({ email, password });
}

async function prove(kysely: Kysely<unknown>, invitation: string, account: string): Promise<void> {
  await sql`select private.prove_invitation(${invitation}::uuid, ${account}::uuid)`.execute(kysely);
}

/** Whether strangers are told that this address has an account, because it waits for somebody who was invited. */
export async function isKeptForInvited(kysely: Kysely<unknown>, email: string): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select private.is_invited(${email}) as kept`.execute(kysely);
  return rows[0]?.kept ?? false;
}
