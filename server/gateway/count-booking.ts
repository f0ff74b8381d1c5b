import { tooMany } from "./answers.ts";
import type { RateLimits } from "./rate-limits.ts";

/** Counts a call of this network once it is booked: a time that was taken costs nothing. */
export async function countBooking(
  limit: RateLimits["bookings"],
  key: string,
  book: () => Promise<Response>,
): Promise<Response> {
  const wait = await limit.spend(key);
  if (wait !== undefined) return tooMany("rest", wait);
  const answer = await book();
  if (!answer.ok) await limit.refund(key);
  return answer;
}
