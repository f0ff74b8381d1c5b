import type { CallPlace, CallTypeId } from "#domain/call-types.ts";
import { timeLimit, waitLimit } from "#app/lib/in-time.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { isoMoment, patience, reachClient, refuseFailure } from "./shared-repository.ts";
import type { CallRequest } from "./call-schema.ts";
import type { IsoMoment, OpenTime } from "./open-times.ts";

/** What a browser has booked, or asked for. */
export type BookedCall = {
  readonly id: string;
  readonly reference: string;
  readonly startsAt: IsoMoment;
  readonly endsAt: IsoMoment;
  /** `held`: a letter asks its mailbox, and the time is kept until `keepsUntil`. */
  readonly state: "held" | "confirmed";
  readonly keepsUntil: IsoMoment | null;
  readonly place: CallPlace;
  /** The address of a video call; empty unless the call is one and is confirmed. */
  readonly meetingUrl: string;
  /** Opens `/calls#…`; empty while letters do that. */
  readonly secret: string;
};

type TimeRow = {
  readonly starts: string;
  readonly is_free: boolean;
  readonly has_video: boolean;
};

type BookedRow = {
  readonly reference: string;
  readonly starts: string;
  readonly ends: string;
  readonly state: BookedCall["state"];
  readonly keeps_until: string | null;
  readonly place: CallPlace;
  readonly meeting_url: string | null;
  readonly secret: string | null;
};

/** Every time that is offered, in order. @throws RepositoryError */
export async function openCalls(type: CallTypeId): Promise<readonly OpenTime[]> {
  const client = await reachClient();
  const answer = await client
    .rpc("open_calls", { type }, { get: true })
    // The visitor has a button for it, and is told sooner.
    .retry(false)
    .abortSignal(timeLimit(waitLimit));
  refuseFailure(answer);
  const rows: readonly TimeRow[] = answer.data ?? [];
  return rows.map(({ starts, is_free: isFree, has_video: hasVideo }) => ({
    startsAt: isoMoment(starts),
    isBooked: !isFree,
    hasVideo,
  }));
}

/**
 * Books a call, or asks its mailbox to. The same send again is answered as the first time, so a retry is always safe.
 * `consultationId` is that of the application that a consultation belongs to.
 *
 * @throws RepositoryError, or TimeRefused when the time is no longer to be had
 */
export async function bookCall(
  type: CallTypeId,
  request: CallRequest,
  zone: string,
  sendId: string,
  consultationId?: string,
): Promise<BookedCall> {
  const client = await reachClient();
  const answer = await client
    .rpc("book_call", {
      id: sendId,
      type,
      name: request.name,
      email: request.email,
      starts_at: request.startsAt,
      phone: request.phone,
      tz: zone,
      ...(consultationId === undefined ? {} : { consultation_id: consultationId }),
    })
    .abortSignal(timeLimit(patience));
  refuseFailure(answer);
  const [row]: readonly BookedRow[] = answer.data ?? [];
  if (!row) throw new RepositoryError("failed", answer.data);
  reportAttribution("call", request.email, null);
  return {
    id: sendId,
    reference: row.reference,
    startsAt: isoMoment(row.starts),
    endsAt: isoMoment(row.ends),
    state: row.state,
    keepsUntil: row.keeps_until === null ? null : isoMoment(row.keeps_until),
    place: row.place,
    meetingUrl: row.meeting_url ?? "",
    secret: row.secret ?? "",
  };
}

/** How far a call is that this browser has asked for, and its time. */
export type CallProgress = {
  readonly state: "held" | "confirmed" | "lapsed";
  readonly startsAt: IsoMoment;
};

/** `null` for an id that is not known. @throws RepositoryError */
export async function callProgress(id: string): Promise<CallProgress | null> {
  const client = await reachClient();
  const answer = await client.rpc("call_progress", { id }).abortSignal(timeLimit(waitLimit));
  refuseFailure(answer);
  const [row]: readonly { readonly state: CallProgress["state"]; readonly starts: string }[] =
    answer.data ?? [];
  return row ? { state: row.state, startsAt: isoMoment(row.starts) } : null;
}

/** Sends the letter that asks a mailbox once more; three a day, then nothing happens. @throws RepositoryError */
export async function askAgain(id: string): Promise<void> {
  const client = await reachClient();
  refuseFailure(await client.rpc("ask_again", { id }).abortSignal(timeLimit(patience)));
}

/** Gives back at once a time that was asked for and is not wanted any more. @throws RepositoryError */
export async function releaseCall(id: string): Promise<void> {
  const client = await reachClient();
  refuseFailure(await client.rpc("release_call", { id }).abortSignal(timeLimit(patience)));
}
