import { sql } from "kysely";
import { aConsultation, aJobApplication, anOrder, aSupportRequest, send } from "./records.ts";
import { aLead, type Chair, type TestServer } from "./test-server.ts";

/** The table of each kind. */
export const relations = {
  contact: "contact_submissions",
  consultation: "consultation_applications",
  support: "support_requests",
  call: "call_bookings",
  order: "package_orders",
  partner: "partner_applications",
  engineer: "portal_applications",
  job: "job_applications",
  newsletter: "newsletter_subscribers",
} as const;

async function accepted(answer: PromiseLike<{ error: { message: string } | null }>) {
  const { error } = await answer;
  if (error) throw new Error(error.message);
}

/** Sends one record of every kind from this address; the applicant is signed in with it. */
export async function sendEveryKind(
  server: TestServer,
  applicant: Chair,
  email: string,
): Promise<void> {
  const visitor = server.visitor();
  await accepted(send(visitor, "contact_submissions", aLead({ email })));
  await accepted(send(visitor, "consultation_applications", aConsultation({ email })));
  await accepted(send(visitor, "support_requests", aSupportRequest({ email })));
  await accepted(send(visitor, "job_applications", aJobApplication({ email })));
  await accepted(visitor.rpc("place_order", anOrder({ email })));
  await accepted(visitor.rpc("subscribe", { email, source: "/blog" }));
  await accepted(
    send(applicant, "partner_applications", { company: "Halvorsen", partner_type: "agency" }),
  );
  await accepted(
    send(applicant, "portal_applications", {
      full_name: "Lena",
      profile_url: "https://lena.example",
    }),
  );
  await accepted(
    send(visitor, "lead_sources", {
      kind: "support",
      email,
      path: "/support",
      utm_source: "letter",
    }),
  );
  await bookAnyCall(server, email);
}

async function bookAnyCall(server: TestServer, email: string): Promise<void> {
  const { rows } = await sql<{ at: string }>`
    select at::text from generate_series(
      date_trunc('hour', now()), now() + interval '14 days', interval '15 minutes') at
    where private.is_open_slot('call15', at) and not exists (
      select from public.call_bookings where tstzrange(starts_at, ends_at) && tstzrange(at, at + interval '15 minutes'))
    limit 1`.execute(server.backend.database.kysely);
  await accepted(
    server
      .visitor()
      .rpc("book_call", { type: "call15", name: "Ada", email, starts_at: rows[0]?.at ?? "" }),
  );
}
