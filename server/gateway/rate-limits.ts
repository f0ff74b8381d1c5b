import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";

/** Attempts of one key within a minute and within an hour. */
type RateLimit = {
  /** Counts one attempt; answers the seconds to wait when it is one too many. */
  spend(key: string): Promise<number | undefined>;
  /** Takes one attempt back. */
  refund(key: string): Promise<void>;
};

export type RateLimits = {
  /** The limit of one form, by the name of its table or function. */
  form(name: string): RateLimit;
  /** Calls that were booked: six a day, or a tenth of the hour's where that is more. */
  readonly bookings: RateLimit;
  readonly signInByAddress: RateLimit;
  /** Four times as generous, so that one address alone cannot lock a staff member out. */
  readonly signInByAccount: RateLimit;
  readonly refresh: RateLimit;
  /** A quarter of the hour's: an account is made once. */
  readonly signUp: RateLimit;
  readonly recover: RateLimit;
  /** Used-up links and new passwords, which cost a password's digest. */
  readonly newPassword: RateLimit;
  /** The providers of mailboxes send it for many of their readers. */
  readonly unsubscribe: RateLimit;
};

export function createRateLimits(limits: Settings["limits"]): RateLimits {
  const forms = new Map<string, RateLimit>();
  return {
    form(name) {
      const known = forms.get(name) ?? createRateLimit(limits, 1);
      forms.set(name, known);
      return known;
    },
    signInByAddress: createRateLimit(limits, 1),
    signInByAccount: createRateLimit(limits, 4),
    refresh: createRateLimit(limits, 24),
    recover: createRateLimit(limits, 1),
    newPassword: createRateLimit(limits, 2),
    unsubscribe: createRateLimit(limits, 24),
    signUp: createRateLimit({ ...limits, perHour: Math.ceil(limits.perHour / 4) }, 1),
    bookings: createRateLimit(limits, 1, Math.max(6, Math.ceil(limits.perHour / 10))),
  };
}

function createRateLimit(
  { perMinute, perHour }: Settings["limits"],
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
      const results = await Promise.allSettled(windows.map((window) => window.consume(key)));
      const waits = results.flatMap((result) =>
        result.status === "rejected" ? [secondsToWait(result.reason)] : [],
      );
      return waits.length === 0 ? undefined : Math.max(...waits);
    },
    async refund(key) {
      await Promise.all(windows.map((window) => window.reward(key)));
    },
  };
}

function secondsToWait(reason: unknown): number {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
}
