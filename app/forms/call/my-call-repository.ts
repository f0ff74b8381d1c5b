import type { CallPlace, CallTypeId } from "#domain/call-types.ts";
import { timeLimit, waitLimit } from "#app/lib/in-time.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { isoMoment, patience, reachClient, refuseFailure } from "./shared-repository.ts";
import type { IsoMoment } from "./open-times.ts";

/** A call as whoever has its secret sees it. */
export type MyCall = {
  readonly id: string;
  readonly reference: string;
  readonly type: CallTypeId;
  readonly startsAt: IsoMoment;
  readonly endsAt: IsoMoment;
  /** `past` is also what was done, missed, or never confirmed in time. */
  readonly state: "unconfirmed" | "booked" | "past" | "cancelled";
  /** The visitor's own zone, empty where it is not known. */
  readonly zone: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: CallPlace;
  readonly meetingUrl: string;
  /** Empty for the team's calendar. */
  readonly hostName: string;
  readonly hostZone: string;
  readonly sequence: number;
  readonly movesLeft: number;
  readonly cancelledBy: "visitor" | "staff" | null;
};

type Row = Omit<
  MyCall,
  | "startsAt"
  | "endsAt"
  | "zone"
  | "meetingUrl"
  | "hostName"
  | "hostZone"
  | "movesLeft"
  | "cancelledBy"
> & {
  readonly starts: string;
  readonly ends: string;
  readonly tz: string;
  readonly meeting_url: string;
  readonly host_name: string;
  readonly host_zone: string;
  readonly moves_left: number;
  readonly cancelled_by: MyCall["cancelledBy"];
};

/** @throws TimeRefused `unknown` for a secret that is wrong, cut or too old; RepositoryError */
export async function fetchMyCall(secret: string): Promise<MyCall> {
  return ask("my_call", { secret }, waitLimit);
}

/** @throws TimeRefused `unknown`, `taken`, `past`, `cancelled` or `two`; RepositoryError */
export async function confirmCall(secret: string): Promise<MyCall> {
  return ask("confirm_call", { secret }, patience);
}

/** @throws TimeRefused `unknown`, `taken`, `not-open`, `past`, `cancelled` or `moves`; RepositoryError */
export async function moveCall(secret: string, startsAt: IsoMoment): Promise<MyCall> {
  return ask("move_call", { secret, starts_at: startsAt }, patience);
}

/** Cancels a call, or gives up one that is not confirmed. @throws TimeRefused `unknown` or `past`; RepositoryError */
export async function cancelCall(secret: string, reason: string): Promise<MyCall> {
  return ask("cancel_call", { secret, reason }, patience);
}

type Question = "my_call" | "confirm_call" | "move_call" | "cancel_call";

async function ask(
  question: Question,
  values: Readonly<Record<string, string>>,
  wait: number,
): Promise<MyCall> {
  const client = await reachClient();
  const answer = await client.rpc(question, values).abortSignal(timeLimit(wait));
  refuseFailure(answer);
  const [row]: readonly Row[] = answer.data ?? [];
  if (!row) throw new RepositoryError("failed", answer.data);
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    startsAt: isoMoment(row.starts),
    endsAt: isoMoment(row.ends),
    state: row.state,
    zone: row.tz,
    name: row.name,
    email: row.email,
    phone: row.phone,
    place: row.place,
    meetingUrl: row.meeting_url,
    hostName: row.host_name,
    hostZone: row.host_zone,
    sequence: row.sequence,
    movesLeft: row.moves_left,
    cancelledBy: row.cancelled_by,
  };
}
