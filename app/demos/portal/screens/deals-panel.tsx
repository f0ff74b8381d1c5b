import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents, formatMoney } from "#domain/money.ts";
import { commissionCents } from "../commission.ts";
import { isEnding, isOpen, protectionText } from "../deals.ts";
import type { Deal } from "../model.ts";
import { DealDialog } from "./deal-dialog.tsx";
import { DealDrawer } from "./deal-drawer.tsx";
import type { PortalProps } from "./portal-props.ts";
import tables from "./portal-table.module.css";
import statusStyles from "./status.module.css";

/** What is registered, what it will earn, and how long it is safe. */
export function DealsPanel(props: PortalProps) {
  const { deals, openedAt } = props.state;
  const [isRegistering, setIsRegistering] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = deals.find(({ id }) => id === openId);
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="hb-deals">
      <div className={demoParts.panelHead}>
        <h3 id="hb-deals" tabIndex={-1}>
          Deals
        </h3>
        <button className={buttonClass()} type="button" onClick={() => setIsRegistering(true)}>
          <Icon name="plus" />
          Register Deal
        </button>
      </div>
      <table className={cn(textClass(14), tables.table, tables.deals)}>
        <caption className={typography.visuallyHidden}>Deals</caption>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            <th scope="col">Customer</th>
            <th scope="col" className={tables.amount}>
              Value
            </th>
            <th scope="col" className={tables.amount}>
              Your commission
            </th>
            <th scope="col">Status</th>
            <th scope="col">Protection</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} today={openedAt} onOpen={() => setOpenId(deal.id)} />
          ))}
        </tbody>
      </table>
      {open && <DealDrawer {...props} deal={open} onClose={() => setOpenId(null)} />}
      <DealDialog {...props} isOpen={isRegistering} onClose={() => setIsRegistering(false)} />
    </section>
  );
}

type DealRowProps = {
  readonly deal: Deal;
  readonly today: Date;
  readonly onOpen: () => void;
};

function DealRow({ deal, today, onOpen }: DealRowProps) {
  const { id, customer, product, value, status, isExtensionAsked } = deal;
  return (
    <tr>
      <th scope="row">{product}</th>
      <td className={cn(textClass(14, 600), tables.customer)}>
        <button
          className={typography.link}
          type="button"
          data-deal={id}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {customer}
        </button>
      </td>
      <td className={cn(tables.amount, typography.number)} data-label="Value">
        {formatMoney(value)}
      </td>
      <td className={cn(tables.amount, typography.number)} data-label="Your commission">
        {formatCents(commissionCents(value))}
      </td>
      <td data-label="Status">
        <span
          className={cn(textClass(13, 600), statusStyles.status)}
          data-status={status.toLowerCase()}
        >
          {status === "Won" && <Icon name="check" />}
          {status}
        </span>
      </td>
      <td
        data-label="Protection"
        className={cn(
          typography.number,
          !isOpen(deal) && typography.quiet,
          isEnding(deal, today) && tables.ending,
        )}
      >
        {protectionText(deal, today)}
        {isExtensionAsked && (
          <small className={cn(textClass(13, "quiet", 400), tables.note)}>
            More time asked for
          </small>
        )}
      </td>
    </tr>
  );
}
