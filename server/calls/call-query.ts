import { sql } from "kysely";

/** A call with its host's part, as `callShape` reads it; `booking` and `host` are the rows. */
export const callFacts = sql`
  jsonb_build_object('id', booking.id, 'reference', private.reference_of('call', booking.id), 'type', booking.type,
    'startsAt', booking.starts_at, 'endsAt', booking.ends_at, 'madeAt', booking.created_at, 'status', booking.status,
    'sequence', booking.sequence, 'place', booking.place, 'zone', booking.tz, 'name', booking.name,
    'email', booking.email, 'phone', booking.phone, 'cancelledBy', booking.cancelled_by,
    'cancelReason', booking.cancel_reason, 'hostName', case when host.number = 1 then '' else host.name end,
    'meetingUrl', host.meeting_url)`;
