import type { Call } from "./call.ts";

/** A call for tests, a quarter of an hour from its start. */
export function aCall(changes: Partial<Call> = {}): Call {
  const startsAt = changes.startsAt ?? "2026-12-01T18:00:00Z";
  return {
    id: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
    type: "call15",
    status: "confirmed",
    name: "Maya Ortega",
    email: "maya@ortegaclinics.example",
    phone: "",
    endsAt: new Date(Date.parse(startsAt) + 15 * 60_000).toISOString(),
    zone: "",
    host: 1,
    place: "none",
    sequence: 0,
    moves: 0,
    cancelledBy: null,
    holdUntil: null,
    receivedAt: "2026-11-20T18:00:00Z",
    ...changes,
    startsAt,
  };
}
