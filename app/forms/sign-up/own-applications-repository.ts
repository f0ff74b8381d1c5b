import * as z from "zod/mini";
import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { DoorKind } from "#app/content/sign-up.ts";
import type { OwnApplication } from "./own-application.ts";

type Door = { readonly door: DoorKind };

const applications = [
  { door: "partner", kind: "partner", prefix: "PA", table: "partner_applications" },
  { door: "portal", kind: "engineer", prefix: "EP", table: "portal_applications" },
] as const satisfies readonly [SendOf<"partner"> & Door, SendOf<"engineer"> & Door];

const rows = z.array(z.object({ id: z.string(), status: z.string(), created_at: z.string() }));

/**
 * What this user has applied for, newest first. The policies show staff every application, so the user is asked for
 * by name.
 *
 * @throws RepositoryError
 */
export async function fetchOwnApplications(userId: string): Promise<OwnApplication[]> {
  const found = await Promise.all(applications.map((application) => read(application, userId)));
  return found.flat().toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

async function read(
  application: (typeof applications)[number],
  userId: string,
): Promise<OwnApplication[]> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { data, error, status } = await client
    .from(application.table)
    .select("id,status,created_at")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(20);
  if (error) throw new RepositoryError(failureOf(status), error);
  const parsed = rows.safeParse(data);
  if (!parsed.success) throw new RepositoryError("failed", parsed.error);
  return parsed.data.map(({ id, status: state, created_at: sentAt }) => ({
    id,
    kind: application.door,
    reference: referenceOf(application, id),
    sentAt,
    status: state,
  }));
}
