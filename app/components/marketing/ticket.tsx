import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import badges from "#app/components/ui/badge.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { ProjectPackage } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney, savePercent } from "#domain/money.ts";
import { Chips } from "./chips.tsx";
import styles from "./ticket.module.css";
import { WeekTrack } from "./week-track.tsx";

type TicketProps = {
  readonly pack: ProjectPackage;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly delivery: string;
  readonly labels: { readonly popular: string; readonly onePayment: string };
  /** The button on the stub. */
  readonly children: ReactNode;
};

/** A one-time package: what it holds on the ticket, what it costs on the stub. */
export function Ticket({ pack, facts, delivery, labels, children }: TicketProps) {
  const headingId = `package-${pack.id}`;
  return (
    <article
      className={cn(styles.ticket, pack.isPopular && cn(styles.popular, layout.onSky))}
      aria-labelledby={headingId}
    >
      <div className={styles.body}>
        <header>
          <h3 className={typography.heading} id={headingId}>
            {pack.name}
          </h3>
          {pack.isPopular && <span className={badges.badge}>{labels.popular}</span>}
        </header>
        <p className={styles.description}>{pack.description}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <WeekTrack weeks={pack.weeks} label={delivery} />
        <Chips items={pack.features} />
      </div>
      <div className={styles.stub}>
        <p className={styles.before}>
          <span>
            <span className={typography.visuallyHidden}>Was </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <span className={styles.saving}>Save {savePercent(pack.price, pack.originalPrice)}%</span>
        </p>
        <p className={cn(styles.price, typography.display)}>
          <span className={typography.visuallyHidden}>Now </span>
          {formatMoney(pack.price)}
        </p>
        <p className={styles.once}>{labels.onePayment}</p>
        {children}
      </div>
    </article>
  );
}
