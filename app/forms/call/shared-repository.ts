import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { visitorClient } from "#app/supabase/visitor-client.ts";
import type { IsoMoment } from "./open-times.ts";
import { isRefusal, TimeRefused } from "./time-refused.ts";

/** What has no answer after this many milliseconds counts as failed; asking again is always safe. */
export const patience = 20_000;

/** @throws RepositoryError when the client cannot be had */
export async function reachClient() {
  return visitorClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}

type Answer = {
  readonly error: { readonly hint?: string | null } | null;
  readonly status: number;
};

/** @throws TimeRefused for what the database says no to, else RepositoryError */
export function refuseFailure({ error, status }: Answer): void {
  if (error && (status === 409 || status === 404) && isRefusal(error.hint)) {
    throw new TimeRefused(error.hint);
  }
  if (error) throw new RepositoryError(failureOf(status), error);
}

/** PostgREST writes moments as `2026-11-24T17:00:00+00:00`. */
export function isoMoment(text: string): IsoMoment {
  return new Date(text).toISOString();
}
