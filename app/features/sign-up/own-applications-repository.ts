import * as z from "zod/mini";
import type { DoorKind } from "#app/content/sign-up.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { OwnApplication } from "./own-application.ts";

const rows = z.array(z.object({ id: z.string(), status: z.string(), created_at: z.string() }));

/**
 * What this user has applied for, newest first. The policies show staff every application, so the user is asked for
 * by name.
 *
 * @throws RepositoryError
 */
export async function fetchOwnApplications(userId: string): Promise<OwnApplication[]> {
  const found = await Promise.all([
    read("partner", "partner_applications", userId),
    read("portal", "portal_applications", userId),
  ]);
  return found.flat().toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

async function read(kind: DoorKind, table: string, userId: string): Promise<OwnApplication[]> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { data, error, status } = await client
    .from(table)
    .select("id,status,created_at")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(20);
  if (error) throw new RepositoryError(failureOf(status), error);
  const parsed = rows.safeParse(data);
  if (!parsed.success) throw new RepositoryError("failed", parsed.error);
  return parsed.data.map(({ id, status: state, created_at: sentAt }) => ({
    id,
    kind,
    reference: referenceOf(kind, id),
    sentAt,
    status: state,
  }));
}
