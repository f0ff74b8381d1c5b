import { Link } from "react-router";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import shapes from "./demo-shapes.module.css";
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
          <h2 className={cn(typography.heading, textClass(28), styles.heading)} id="want-title">
            Want this for your business?
          </h2>
          <p className={textClass(16, "quiet")}>{offer.line}</p>
        </div>
        <div className={cn(stack(6), textClass(15), styles.points)}>
          <h3 className={textClass(15, 650)}>In your version</h3>
          <ul>
            {offer.bullets.map((bullet) => (
              <li key={bullet} className={row(10, "top")}>
                <Icon name="check" className={shapes.icon16} />
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
