import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { formatCents, formatMoney } from "#domain/money.ts";
import drawer from "./drawer.module.css";
import { PartnerStatus } from "./partner-status.tsx";
import type { PortalProps } from "./portal-props.ts";
import { TierBadge } from "./tier-badge.tsx";

type PartnerDrawerProps = PortalProps & { readonly onMessage: (id: string) => void };

/** One partner: tier, since when, revenue, the last payouts, and a word to them. */
export function PartnerDrawer({ state, dispatch, onMessage }: PartnerDrawerProps) {
  const partner = state.partners.find(({ id }) => id === state.openPartner);
  if (!partner) return null;
  const { id, name, tier, status, joinDate, revenue, paid, note, isYou } = partner;
  const close = () => dispatch({ type: "openPartner", id: null });
  return (
    <DemoDialog
      isOpen
      onClose={close}
      app="app--portal"
      size="side"
      title={name}
      kicker={isYou ? "This is you" : "Partner network"}
      returnFocus={() => document.querySelector<HTMLElement>(`[data-partner="${id}"]`)}
      footer={
        isYou ? (
          <button
            className={buttonClass()}
            type="button"
            onClick={() => {
              close();
              dispatch({ type: "tab", tab: "profile" });
            }}
          >
            Edit profile
          </button>
        ) : (
          <button
            className={buttonClass()}
            type="button"
            onClick={() => {
              close();
              onMessage(id);
            }}
          >
            <Icon name="chat" />
            Message
          </button>
        )
      }
    >
      <p className={cn(cluster(10, "baseline"), drawer.figure)}>
        <b className={textClass(32, 560)}>{formatMoney(revenue)}</b>
        <span className={typography.quiet}>in the last 12 months</span>
      </p>
      <dl className={cn(textClass(15), drawer.facts)}>
        <div>
          <dt>Tier</dt>
          <dd>
            <TierBadge tier={tier} />
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <PartnerStatus status={status} />
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd className={typography.number}>{formatLocal(dateOfDay(joinDate), "date")}</dd>
        </div>
      </dl>
      <section className={cn(stack(4), drawer.payouts)}>
        <h3>Last payouts</h3>
        {paid.length === 0 ? (
          <p className={typography.quiet}>No payouts yet{note ? `. ${note}.` : "."}</p>
        ) : (
          <ul className={demoParts.rows}>
            {paid.map(({ date, amount }) => (
              <li key={date} className={typography.number}>
                <span>{formatLocal(dateOfDay(date), "date")}</span>
                <b>{formatCents(amount)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </DemoDialog>
  );
}
