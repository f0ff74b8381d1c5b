import * as z from "zod/mini";
import type { StaffRole } from "#app/content/team.ts";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { Invitation, Team } from "./team-member.ts";
import { isReason, TeamRefusal } from "./team-refusal.ts";

const role = z.enum(["owner", "agent"]);

const memberRows = z.array(
  z.object({
    user_id: z.string(),
    email: z.string(),
    display_name: z.string(),
    role,
    disabled_at: z.nullable(z.string()),
    last_seen_at: z.nullable(z.string()),
  }),
);

const invitationRows = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    display_name: z.string(),
    role,
    expires_at: z.string(),
  }),
);

/**
 * Everybody who works here.
 *
 * @throws RepositoryError, as every function here
 */
export async function fetchTeam(signal: AbortSignal): Promise<Team> {
  const db = await client();
  const { data: own } = await db.auth.getSession();
  const rows = await read(db.rpc("staff_members").abortSignal(signal), memberRows);
  const members = rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    name: row.display_name,
    role: row.role,
    isDisabled: row.disabled_at !== null,
    lastSeenAt: row.last_seen_at,
  }));
  return { members, selfId: own.session?.user.id ?? "" };
}

/** Invitations nobody has accepted yet, the newest first; for owners only. */
export async function fetchInvitations(signal: AbortSignal): Promise<Invitation[]> {
  const db = await client();
  const query = db
    .from("staff_invitations")
    .select("id,email,display_name,role,expires_at")
    .is("accepted_at", null)
    .order("created_at", { ascending: false })
    .limit(100);
  const rows = await read(query.abortSignal(signal), invitationRows);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.display_name,
    role: row.role,
    expiresAt: row.expires_at,
  }));
}

export type MemberChange = { readonly name: string; readonly role: StaffRole };

export async function changeMember(userId: string, change: MemberChange): Promise<void> {
  await update(userId, { display_name: change.name, role: change.role });
}

/** Takes somebody's access, or gives it back. Taking it ends their sessions. */
export async function setDisabled(userId: string, isDisabled: boolean): Promise<void> {
  await update(userId, { disabled_at: isDisabled ? new Date().toISOString() : null });
}

export type NewInvitation = { readonly email: string } & MemberChange;

/** Answers the secret of the link, this once. */
export async function inviteMember({ email, name, role: as }: NewInvitation): Promise<string> {
  const db = await client();
  const query = db.rpc("invite_staff", { email, role: as, display_name: name });
  return read(query, z.string());
}

export async function takeInvitationBack(id: string): Promise<void> {
  const db = await client();
  const { error, status } = await inTime(db.from("staff_invitations").delete().eq("id", id));
  if (error) throw failure(error, status);
}

async function update(userId: string, change: Record<string, string | null>): Promise<void> {
  const db = await client();
  const query = db.from("staff").update(change).eq("user_id", userId).select("user_id");
  const changed = await read(query, z.array(z.object({ user_id: z.string() })));
  // The policies show no row to change to who may not change it.
  if (changed.length === 0) throw new RepositoryError("not-allowed", "No row was changed.");
}

async function client() {
  return staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}

type Answer = PromiseLike<{
  readonly data: unknown;
  readonly error: { readonly hint: string | null } | null;
  readonly status: number;
}>;

async function read<Value>(query: Answer, schema: z.ZodMiniType<Value>): Promise<Value> {
  const { data, error, status } = await inTime(query);
  if (error) throw failure(error, status);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new RepositoryError("failed", parsed.error);
  return parsed.data;
}

function failure(error: { readonly hint: string | null }, status: number): RepositoryError {
  if (status === 409 && isReason(error.hint)) return new TeamRefusal(error.hint, error);
  return new RepositoryError(failureOf(status), error);
}
