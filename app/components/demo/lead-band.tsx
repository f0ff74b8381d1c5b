import { Link } from "react-router";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { text } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import demoParts from "./demo-parts.module.css";
import styles from "./lead-band.module.css";

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
    <aside className={styles.band} id="want" aria-labelledby="want-title">
      <div className={cn(stack(0), styles.columns)}>
        <div className={stack(12)}>
          <h2 className={cn(typography.heading, text(28), styles.heading)} id="want-title">
            Want this for your business?
          </h2>
          <p className={text(16, "quiet")}>{offer.line}</p>
        </div>
        <div className={cn(stack(6), text(15), styles.points)}>
          <h3 className={text(15, 650)}>In your version</h3>
          <ul>
            {offer.bullets.map((bullet) => (
              <li key={bullet} className={row(10, "top")}>
                <Icon name="check" className={demoParts.icon16} />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
        <div className={cn(stack(12), styles.links)}>
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
