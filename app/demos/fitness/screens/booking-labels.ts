import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { Booking } from "../bookings.ts";
import type { Member } from "../model.ts";

/** What a booking has come to, in a sentence. */
export function bookingSentence(booking: Booking, { name }: Member): string {
  if (booking.kind === "refused") return booking.reason;
  if (booking.kind === "waiting") return `${name} is number ${booking.position} on the waitlist.`;
  const { gymClass } = booking;
  return `${name} is booked on ${gymClass.name}, ${gymClass.enrolled} of ${gymClass.capacity}.`;
}

/** Whoever waits for Power Pump has seen its last spot go. */
export function tickWaitlist(booking: Booking, tools: DemoTools): void {
  if (booking.kind === "waiting" && booking.gymClass.name === "Power Pump") tools.tick("waitlist");
}
