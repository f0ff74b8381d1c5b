import { Icon } from "#app/components/ui/icon.tsx";
import { press } from "#app/content/press.ts";
import { site } from "#app/content/site.ts";

/** What to know about the company, and whom to write to. */
export function Company() {
  const { company, contact } = press;
  return (
    <div className="company">
      <div>
        <h2 className="d" id="company">
          {company.heading}
        </h2>
        <dl>
          {company.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside className="company__contact on-sky" aria-labelledby="press-contact">
        <h2 className="h" id="press-contact">
          {contact.heading}
        </h2>
        <p>{contact.text}</p>
        <a className="btn" href={`mailto:${site.email}?subject=Press`}>
          <Icon name="mail" />
          {site.email}
        </a>
        <p>
          {contact.phoneNote}:{" "}
          <a className="link" href={site.phone.href}>
            {site.phone.label}
          </a>
        </p>
      </aside>
    </div>
  );
}
