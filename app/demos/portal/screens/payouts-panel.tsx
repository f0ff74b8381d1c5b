import demoParts from "#app/components/demo/demo-parts.module.css";
import { SortHeader } from "#app/components/demo/sort-header.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { dateOfDay, formatLocal, isoDay, relativeDay } from "#domain/dates.ts";
import { toCsv } from "#app/lib/csv.ts";
import { formatCents } from "#domain/money.ts";
import { payoutCells, payoutExplain, payoutHeaders, payoutRows, payoutTotal } from "../payouts.ts";
import { PayoutChip } from "./payout-chip.tsx";
import type { PortalProps } from "./portal-props.ts";
import tables from "./portal-table.module.css";

/** Who is paid what and when; a status says why on request. */
export function PayoutsPanel({ state, dispatch, tools }: PortalProps) {
  const { payouts, partners, payoutSort, partnership, openedAt } = state;
  const rows = payoutRows(payouts, partners, payoutSort);

  function exportRows() {
    const now = new Date();
    const file = toCsv(payoutHeaders, payoutCells(rows));
    if (!tools.save(`payouts-${isoDay(now)}.csv`, file)) return;
    const said = `Exported ${counted(rows.length, "payout")}`;
    dispatch({ type: "exported", count: rows.length, now });
    tools.announce(`${said}.`);
    tools.toast({ text: said });
    tools.tick("export");
  }

  return (
    <section className={demoParts.panel} aria-labelledby="hb-payouts">
      <div className={demoParts.panelHead}>
        <h3 id="hb-payouts">Upcoming payouts</h3>
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby="hb-payouts"
          onClick={exportRows}
        >
          <Icon name="download" />
          Export
        </button>
      </div>
      <table className={cn(textClass(14), tables.table, tables.payouts)}>
        <caption className={typography.visuallyHidden}>Upcoming payouts</caption>
        <thead>
          <tr>
            <th scope="col">Partner</th>
            <SortHeader
              field="amount"
              label="Amount"
              sort={payoutSort}
              onSort={(field) => dispatch({ type: "sortPayouts", field })}
            />
            <SortHeader
              field="date"
              label="Date"
              sort={payoutSort}
              onSort={(field) => dispatch({ type: "sortPayouts", field })}
            />
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((payout) => (
            <tr key={payout.id}>
              <th scope="row" id={payout.id}>
                {payout.name}
              </th>
              <td className={typography.number} data-label="Amount">
                {formatCents(payout.amount)}
              </td>
              <td className={typography.number} data-label="Date">
                {formatLocal(dateOfDay(payout.date), "date")}
                <small className={cn(textClass(13, "quiet", 400), tables.note)}>
                  {relativeDay(dateOfDay(payout.date), openedAt)}
                </small>
              </td>
              <td data-label="Status">
                <PayoutChip
                  status={payout.status}
                  describedBy={payout.id}
                  explanation={payoutExplain(payout, partnership.account, openedAt)}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className={typography.number} colSpan={3}>
              {formatCents(payoutTotal(payouts))}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
