import { Avatar } from "#app/components/demo/avatar.tsx";
import { cluster, row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeDay } from "#domain/dates.ts";
import { isNew } from "../homes.ts";
import type { Property } from "../model.ts";
import { monthlyCost, usualTerms } from "../mortgage.ts";
import { amountOf } from "../price.ts";
import { dollars, statusText } from "../labels.ts";
import { CompareBox } from "./compare-tray.tsx";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import styles from "./home-card.module.css";
import { HomeFacts } from "./home-facts.tsx";
import { LaterScene } from "./later-scene.tsx";
import { SaveButton } from "./save-button.tsx";
import { PropertyScene } from "./scene.tsx";

type HomeCardProps = EstateProps & {
  readonly home: Property;
  /** Takes two places of the grid. */
  readonly isLead?: boolean;
  /** Stands below the first view of the page. */
  readonly isBelow?: boolean;
};

/** One home of the results. */
export function HomeCard(props: HomeCardProps) {
  const { home, isLead = false, isBelow = false, dispatch, now } = props;
  const nameId = `re-home-${home.id}`;
  const open = (view: "details" | "booking") => dispatch({ type: "openHome", id: home.id, view });
  return (
    <article
      data-piece=""
      className={cn(surface("large"), styles.card, isLead && styles.leadCard)}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        {isBelow ? <LaterScene home={home} /> : <PropertyScene home={home} />}
        <Ribbons home={home} now={now} />
        {home.status !== "sold" && <SaveButton {...props} home={home} />}
      </div>
      <div className={styles.words}>
        <p className={cn(cluster(10, "baseline"), textClass(14), styles.price)}>
          <b className={isLead ? textClass(24, 650) : textClass(20, 650)}>{home.price}</b>
          <PriceNote home={home} now={now} />
        </p>
        <h3 className={estate.serif} id={nameId}>
          {home.title}
        </h3>
        <p className={textClass(14, "quiet")}>{home.location}</p>
        {isLead && <p className={styles.description}>{home.description}</p>}
        <HomeFacts home={home} />
        <p className={cn(row(8), textClass(14), styles.agent)}>
          <Avatar name={home.agent.name} size={28} />
          <span>{home.agent.name}</span>
          <Rating rating={home.rating} />
        </p>
        {home.status !== "sold" && <CompareBox {...props} home={home} />}
        <div className={cn(cluster(8), styles.actions)}>
          <button
            className={buttonClass("line")}
            type="button"
            aria-describedby={nameId}
            onClick={() => open("details")}
          >
            View Details
          </button>
          {home.status !== "sold" && (
            <button
              className={buttonClass()}
              type="button"
              aria-describedby={nameId}
              onClick={() => open("booking")}
            >
              Book a Viewing
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

export function Rating({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.rating}>
      <Icon name="star" />
      <span className={typography.visuallyHidden}>Rated </span>
      {rating.toFixed(1)}
    </span>
  );
}

type DatedHome = { readonly home: Property; readonly now: Date };

/** Sold, Featured, New: what a home's picture says across its corner. */
function Ribbons({ home, now }: DatedHome) {
  const words =
    home.status === "sold"
      ? [statusText(home)]
      : [home.featured && "Featured", isNew(home, now) && "New"].filter((word) => word !== false);
  if (words.length === 0) return null;
  return (
    <p className={cn(row(6), textClass(13), styles.ribbons)}>
      {words.map((word) => (
        <span key={word} className={textClass(13, 600)} data-word={word}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** What a home for sale costs a month; for a sold one, since when it is gone. */
export function PriceNote({ home, now }: DatedHome) {
  if (home.status === "sold") {
    const day = home.soldOn ? relativeDay(home.soldOn, now) : "";
    return (
      <span className={typography.quiet}>
        {statusText(home)} {day === "Today" || day === "Yesterday" ? day.toLowerCase() : day}
      </span>
    );
  }
  const price = amountOf(home);
  if (home.status === "rent" || price === null) return null;
  return (
    <span className={typography.quiet}>
      ≈ {dollars(monthlyCost({ ...usualTerms, price }).payment)}/mo
    </span>
  );
}
