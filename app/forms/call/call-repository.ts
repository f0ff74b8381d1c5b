import type { CallTypeId } from "#domain/call-types.ts";
import { timeLimit, waitLimit } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { visitorClient } from "#app/supabase/visitor-client.ts";
import type { CallRequest } from "./call-schema.ts";
import type { IsoMoment, BookedTime } from "./available-slots.ts";
import { isRefusal, TimeRefused } from "./time-refused.ts";

/** What has no answer after this many milliseconds counts as failed; asking again is always safe. */
const patience = 20_000;

export type BookedCall = {
  readonly reference: string;
  readonly startsAt: IsoMoment;
  readonly endsAt: IsoMoment;
};

/** As PostgREST writes them: `2026-11-24T17:00:00+00:00`. */
type Row = { readonly starts: string; readonly ends: string };
type BookedRow = Row & { readonly reference: string };

/** @throws RepositoryError */
export async function bookedCalls(): Promise<readonly BookedTime[]> {
  const client = await reachClient();
  const { data, error, status } = await client
    .rpc("taken_calls", {}, { get: true })
    // The visitor has a button for it, and is told sooner.
    .retry(false)
    .abortSignal(timeLimit(waitLimit));
  if (error) throw new RepositoryError(failureOf(status), error);
  const rows: readonly Row[] = data ?? [];
  return rows.map(({ starts, ends }) => ({ starts: isoMoment(starts), ends: isoMoment(ends) }));
}

/**
 * Books a call. The same send again is answered as the first time, so a retry is always safe.
 *
 * @throws RepositoryError, or TimeRefused when the time is no longer to be had
 */
export async function bookCall(
  type: CallTypeId,
  request: CallRequest,
  zone: string,
  sendId: string,
): Promise<BookedCall> {
  const client = await reachClient();
  const { data, error, status } = await client
    .rpc("book_call", {
      id: sendId,
      type,
      name: request.name,
      email: request.email,
      starts_at: request.startsAt,
      phone: request.phone,
      tz: zone,
    })
    .abortSignal(timeLimit(patience));
  if (error && status === 409 && isRefusal(error.hint)) throw new TimeRefused(error.hint);
  if (error) throw new RepositoryError(failureOf(status), error);
  const [row]: readonly BookedRow[] = data ?? [];
  if (!row) throw new RepositoryError("failed", data);
  reportAttribution("call", request.email);
  return {
    reference: row.reference,
    startsAt: isoMoment(row.starts),
    endsAt: isoMoment(row.ends),
  };
}

async function reachClient() {
  return visitorClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}

function isoMoment(text: string): IsoMoment {
  return new Date(text).toISOString();
}
