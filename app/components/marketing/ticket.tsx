import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import badges from "#app/components/ui/badge.module.css";
import typography from "#app/components/ui/typography.module.css";
import "#app/styles/pricing-tickets.css";
import type { ProjectPackage } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney, savePercent } from "#domain/money.ts";
import { Chips } from "./chips.tsx";
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
      className={cn("ticket", pack.isPopular && cn("ticket--top", layout.onSky))}
      aria-labelledby={headingId}
    >
      <div className="ticket__m">
        <header>
          <h3 className={typography.heading} id={headingId}>
            {pack.name}
          </h3>
          {pack.isPopular && <span className={badges.badge}>{labels.popular}</span>}
        </header>
        <p className="ticket__d">{pack.description}</p>
        <dl className="ticket__f">
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
      <div className="ticket__s">
        <p className="ticket__was">
          <span>
            <span className={typography.visuallyHidden}>Was </span>
            <s>{formatMoney(pack.originalPrice)}</s>
          </span>{" "}
          <span className="save">Save {savePercent(pack.price, pack.originalPrice)}%</span>
        </p>
        <p className={cn("ticket__now", typography.display)}>
          <span className={typography.visuallyHidden}>Now </span>
          {formatMoney(pack.price)}
        </p>
        <p className="ticket__one">{labels.onePayment}</p>
        {children}
      </div>
    </article>
  );
}
