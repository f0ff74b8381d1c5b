import { Icon } from "#app/components/ui/icon.tsx";
import { contact } from "#app/content/contact.ts";
import { site } from "#app/content/site.ts";

/** The free 15-minute call: the phone number and the form are the two ways to arrange it. */
export function CallCard() {
  const { call } = contact;
  return (
    <section className="callcard on-sky" aria-labelledby="call-card">
      <h3 className="h" id="call-card">
        {call.title}
      </h3>
      <p>{call.text}</p>
      <a className="btn btn--s" href={site.phone.href}>
        <Icon name="phone" />
        {site.phone.label}
      </a>
      <p className="callcard__how">
        {call.byPhone}. <a href="#message">{call.byForm}</a>
      </p>
    </section>
  );
}
