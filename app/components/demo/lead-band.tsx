import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { Icon } from "../ui/icon.tsx";

export type LeadOffer = {
  /** One line that sells it. */
  readonly line: string;
  /** What a real build adds to the demo; three sentences. */
  readonly bullets: readonly string[];
  /** The contact form with project type and demo filled in. */
  readonly contactPath: string;
};

/** The one invitation of a demo, at its end. */
export function LeadBand({ offer }: { readonly offer: LeadOffer }) {
  return (
    <aside className="want" id="want" aria-labelledby="want-title">
      <div className={layout.pageWidth}>
        <div>
          <h2 className={typography.heading} id="want-title">
            Want this for your business?
          </h2>
          <p>{offer.line}</p>
        </div>
        <div>
          <h3 className="want__h">In your version</h3>
          <ul>
            {offer.bullets.map((bullet) => (
              <li key={bullet}>
                <Icon name="check" />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
        <div className="want__cta">
          <Link className={buttonClass()} to={offer.contactPath}>
            Start Your Project
            <Icon name="arrow" />
          </Link>
          <Link className={typography.link} to="/pricing">
            See pricing
          </Link>
        </div>
      </div>
    </aside>
  );
}
