import { CallInvite } from "#app/components/marketing/call-invite.tsx";
import { contact } from "#app/content/contact.ts";
import { site } from "#app/content/site.ts";

/** The free 15-minute call (specification, section 2). */
export function CallCard() {
  const { call } = contact;
  return (
    <section className="callcard on-sky" aria-labelledby="call-card">
      <h3 className="h" id="call-card">
        {call.title}
      </h3>
      <p>{call.text}</p>
      <CallInvite
        label={call.schedule}
        title={call.scheduleTitle}
        hours={site.phoneHours}
        phone={site.phone}
        form={{ label: call.form, to: "/contact#message" }}
      />
    </section>
  );
}
