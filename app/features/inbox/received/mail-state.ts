import * as z from "zod/mini";

/** How the mailbox of the house is read. Times are ISO, `null` for what has not happened. */
export type MailState = {
  readonly lastOkAt: string | null;
  readonly failingSince: string | null;
  readonly nextTryAt: string | null;
  /** Why it cannot be read, in a sentence; empty while it can. */
  readonly error: string;
};

const moment = z.nullish(z.string());

const rows = z.array(
  z.object({
    last_ok_at: moment,
    failing_since: moment,
    next_try_at: moment,
    error: z.string(),
  }),
);

/** `null` where no mailbox is set. */
export function mailStateOf(answer: unknown): MailState | null {
  const [row] = rows.parse(answer);
  if (!row) return null;
  return {
    lastOkAt: row.last_ok_at ?? null,
    failingSince: row.failing_since ?? null,
    nextTryAt: row.next_try_at ?? null,
    error: row.error,
  };
}

/** In milliseconds; a server that starts anew needs less. */
const patience = 15 * 60_000;

/** Since when no letters come in, once that is long enough to tell everybody; an ISO time. */
export function lateSince(state: MailState | null, now: Date): string | null {
  const since = state?.lastOkAt ?? state?.failingSince ?? null;
  if (since === null) return null;
  return now.getTime() - Date.parse(since) > patience ? since : null;
}
