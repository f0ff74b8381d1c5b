import { Icon } from "#app/components/ui/icon.tsx";
import { site } from "#app/content/site.ts";

/** The three contact cards: e-mail, phone with hours, office. */
export function ContactCards() {
  return (
    <div className="wrap">
      <div className="touch">
        <div>
          <Icon name="mail" />
          <h2>E-mail</h2>
          <a className="v h" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          <span className="muted">Reply {site.contactReply}</span>
        </div>
        <div>
          <Icon name="phone" />
          <h2>Phone</h2>
          <a className="v h" href={site.phone.href}>
            {site.phone.label}
          </a>
          <span className="muted">{site.phoneHours}</span>
        </div>
        <div>
          <Icon name="pin" />
          <h2>Office</h2>
          <span className="v h">{site.office.city}</span>
          <span className="muted">{site.office.region}</span>
        </div>
      </div>
    </div>
  );
}
