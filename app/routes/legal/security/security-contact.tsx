import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { securityContact as labels } from "#app/content/legal/security.ts";
import { site } from "#app/content/site.ts";

/** The end of the security page: mail link and button as specified, the form and the file beside them. */
export function SecurityContact() {
  return (
    <section className="legal__end on-sky" aria-labelledby="security-contact">
      <h2 className="d" id="security-contact">
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <a className="legal__mail h" href={`mailto:${site.email}`}>
        {site.email}
      </a>
      <a className="btn" href={`mailto:${site.email}?subject=Security%20report`}>
        {labels.button}
        <Icon name="mail" />
      </a>
      <ul>
        <li>
          <Link
            className="link"
            to={{ pathname: "/support", search: "?topic=security", hash: "#contact" }}
            prefetch="intent"
            viewTransition
          >
            {labels.form}
          </Link>
        </li>
        <li>
          <a className="link" href="/.well-known/security.txt">
            {labels.file}
          </a>
        </li>
      </ul>
    </section>
  );
}
