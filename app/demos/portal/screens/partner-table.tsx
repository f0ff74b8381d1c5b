import demoParts from "#app/components/demo/demo-parts.module.css";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import type { Partner } from "../model.ts";
import { Monogram } from "./monogram.tsx";
import type { PortalProps } from "./portal-props.ts";
import { PartnerStatus } from "./partner-status.tsx";
import styles from "./partner-table.module.css";
import tables from "./portal-table.module.css";
import { TierBadge } from "./tier-badge.tsx";

type PartnerTableProps = PortalProps & { readonly shown: readonly Partner[] };

/** A row for each partner; the bars are measured by the largest of the network. */
export function PartnerTable({ state, dispatch, shown }: PartnerTableProps) {
  const most = Math.max(1, ...state.partners.map(({ revenue }) => revenue));
  return (
    <div className={cn(demoParts.panel, styles.panel)}>
      <table className={cn(textClass(14), tables.table, styles.network)}>
        <caption className={typography.visuallyHidden}>Partner network</caption>
        <thead>
          <tr>
            <th scope="col">Partner</th>
            <th scope="col">Tier</th>
            <th scope="col">Status</th>
            <th scope="col">Joined</th>
            <th scope="col">Trailing 12-month revenue</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, tier, status, joinDate, revenue, isYou, note }) => (
            <tr key={id}>
              <th scope="row">
                <span className={cn(row(14), tables.named)}>
                  <Monogram name={name} />
                  <span>
                    <button
                      className={typography.link}
                      type="button"
                      data-partner={id}
                      aria-haspopup="dialog"
                      onClick={() => dispatch({ type: "openPartner", id })}
                    >
                      {name}
                    </button>
                    {isYou && <span className={cn(textClass(12, 650), styles.self)}>You</span>}
                    {note && (
                      <small className={cn(textClass(13, "quiet", 400), tables.note)}>{note}</small>
                    )}
                  </span>
                </span>
              </th>
              <td data-label="Tier">
                <TierBadge tier={tier} />
              </td>
              <td data-label="Status">
                <PartnerStatus status={status} />
              </td>
              <td className={typography.number} data-label="Joined">
                {formatLocal(dateOfDay(joinDate), "date")}
              </td>
              <td className={styles.revenueCell} data-label="Revenue">
                <ShareBar percent={(revenue / most) * 100} />
                <b className={cn(textClass(14, 600), typography.number)}>{formatMoney(revenue)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
