import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import "#app/styles/bento.css";
import "#app/styles/grounds.css";
import type { Feature } from "#app/content/features.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { FeatureArt } from "./art/feature-art.tsx";

/** One feature of the bento. Its details open upwards over the art, so that the grid never moves. */
export function FeatureCard({ feature }: { readonly feature: Feature }) {
  const { id, title, text, details, stat, size, ground, demo } = feature;
  return (
    <article className={cn("fcard", `fcard--${size}`, "ground", `ground--${ground}`)}>
      <div className="fcard__art">
        <FeatureArt name={id} />
      </div>
      <p className={cn("fcard__stat", typography.label)}>{stat}</p>
      <div className="fcard__body">
        <h4 className={typography.heading}>{title}</h4>
        <p>{text}</p>
        <div className="fcard__act">
          <details>
            <summary>
              <i aria-hidden="true" />
              <span className="fcard__open">More</span>
              <span className="fcard__close">Less</span>
              <span className={typography.visuallyHidden}> about {title}</span>
            </summary>
            <p>{details}</p>
          </details>
          {demo && (
            <Link className={typography.link} to={demo} prefetch="intent" viewTransition>
              Demo<span className={typography.visuallyHidden}> of {title}</span>
              <Icon name="up" />
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
