import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";

export type Limits = Pick<Settings["limits"], "perMinute" | "perHour">;

/** Attempts of one key within a minute and within an hour. */
type RateLimit = {
  /** Counts one attempt; one too many is not counted and answered with the seconds to wait. */
  spend(key: string): Promise<number | undefined>;
  /** Takes one attempt back. */
  refund(key: string): Promise<void>;
};

export type RateLimits = {
  /** The limit of one form, by the name of its table or function. */
  form(name: string): RateLimit;
  /** Calls that were booked: six a day, or a tenth of the hour's where that is more. */
  readonly bookings: RateLimit;
  /** Also of one browser that has signed in to the account before, by its id. */
  readonly signInByAddress: RateLimit;
  /** Four times as generous, so that one address alone cannot lock a staff member out. */
  readonly signInByAccount: RateLimit;
  readonly refresh: RateLimit;
  /** A quarter of the hour's: an account is made once. */
  readonly signUp: RateLimit;
  readonly recover: RateLimit;
  /** Used-up links and new passwords, which cost a password's digest. */
  readonly newPassword: RateLimit;
  /** Calendar programs that read a person's calls again and again, many behind one provider's address. */
  readonly feed: RateLimit;
  /** The providers of mailboxes send it for many of their readers. */
  readonly unsubscribe: RateLimit;
  /** Everything that is asked: a team of fifty behind one address has its inboxes open all day. */
  readonly questions: RateLimit;
  /** What one token reads: sixty a minute. */
  readonly api: RateLimit;
};

/** Asked again and again by a page that waits, or by somebody who opens a letter more than once. */
const patientForms: ReadonlySet<string> = new Set(["my_call", "call_progress"]);

export function createRateLimits(limits: Limits): RateLimits {
  const forms = new Map<string, RateLimit>();
  return {
    form(name) {
      const known = forms.get(name) ?? createRateLimit(limits, patientForms.has(name) ? 6 : 1);
      forms.set(name, known);
      return known;
    },
    signInByAddress: createRateLimit(limits, 1),
    signInByAccount: createRateLimit(limits, 4),
    refresh: createRateLimit(limits, 24),
    recover: createRateLimit(limits, 1),
    newPassword: createRateLimit(limits, 2),
    unsubscribe: createRateLimit(limits, 24),
    feed: createRateLimit(limits, 24),
    questions: createRateLimit({ perMinute: limits.perMinute, perHour: limits.perHour * 5 }, 120),
    api: createRateLimit({ perMinute: limits.perMinute, perHour: limits.perHour * 10 }, 6),
    signUp: createRateLimit({ ...limits, perHour: Math.ceil(limits.perHour / 4) }, 1),
    bookings: createRateLimit(limits, 1, Math.max(6, Math.ceil(limits.perHour / 10))),
  };
}

function createRateLimit(
  { perMinute, perHour }: Limits,
  factor: number,
  perDay?: number,
): RateLimit {
  const windows = [
    new RateLimiterMemory({ points: perMinute * factor, duration: 60 }),
    new RateLimiterMemory({ points: perHour * factor, duration: 3600 }),
    ...(perDay === undefined ? [] : [new RateLimiterMemory({ points: perDay, duration: 86_400 })]),
  ];
  return {
    async spend(key) {
      const full = await waitsOf(windows.map(async (window) => asFull(await window.get(key))));
      if (full !== undefined) return full;
      const wait = await waitsOf(
        windows.map((window) => window.consume(key).then(() => undefined)),
      );
      // Two tries at once: the one that came too late counts as little as one that is refused above.
      if (wait !== undefined) await this.refund(key);
      return wait;
    },
    async refund(key) {
      await Promise.all(windows.map((window) => window.reward(key)));
    },
  };
}

/** Rejects like an attempt too many when nothing is left. */
function asFull(state: RateLimiterRes | null): undefined {
  if (state !== null && state.remainingPoints <= 0) throw state;
  return undefined;
}

/** The longest wait of those that were refused, in seconds. */
async function waitsOf(attempts: readonly Promise<undefined>[]): Promise<number | undefined> {
  const results = await Promise.allSettled(attempts);
  const waits = results.flatMap((result) =>
    result.status === "rejected" ? [secondsToWait(result.reason)] : [],
  );
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function secondsToWait(reason: unknown): number {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
}
