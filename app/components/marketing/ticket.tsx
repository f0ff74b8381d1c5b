import type { ReactNode } from "react";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import badges from "#app/components/ui/badge.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { ProjectPackage } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney, savePercent } from "#domain/money.ts";
import { Chips } from "./chips.tsx";
import marks from "./marks.module.css";
import stub from "./ticket-stub.module.css";
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
      className={cn(
        styles.ticket,
        marks.rounded,
        pack.isPopular && cn(styles.popular, layout.onSky),
      )}
      aria-labelledby={headingId}
    >
      <div className={styles.body}>
        <header className={cluster(12)}>
          <h3 className={cn(typography.heading, marks.titleLarge)} id={headingId}>
            {pack.name}
          </h3>
          {pack.isPopular && (
            <span className={cn(badges.badge, styles.badge)}>{labels.popular}</span>
          )}
        </header>
        <p className={styles.description}>{pack.description}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={marks.labelBelow}>
              <dt className={textClass(14)}>{label}</dt>
              <dd className={textClass(18, 650)}>{value}</dd>
            </div>
          ))}
        </dl>
        <WeekTrack weeks={pack.weeks} label={delivery} />
        <Chips className={styles.chips} items={pack.features} />
      </div>
      <div className={cn(stub.stub, pack.isPopular && stub.popular)}>
        <p className={cn(stub.before, row(12), textClass(18))}>
          <span>
            <span className={typography.visuallyHidden}>Was </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <span className={cn(stub.saving, marks.label, textClass(14, 650))}>
            Save {savePercent(pack.price, pack.originalPrice)}%
          </span>
        </p>
        <p className={cn(stub.price, typography.display)}>
          <span className={typography.visuallyHidden}>Now </span>
          {formatMoney(pack.price)}
        </p>
        <p className={cn(stub.once, textClass(15))}>{labels.onePayment}</p>
        {children}
      </div>
    </article>
  );
}
