import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { series } from "../series.ts";
import { repFigures, type RepFigures } from "../team.ts";
import { dollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./rep-list.module.css";

type RepListProps = DashboardProps & { readonly reps: readonly RepFigures[] };

const presences = { online: "Online", away: "Away", offline: "Offline" } as const;

/** A card per person. */
export function RepCards({ reps, ...props }: RepListProps) {
  return (
    <ul className={cn(stack(14), styles.cards)}>
      {reps.map((rep) => (
        <li key={rep.id} className={cn(stack(10), demoParts.panel)}>
          <div className={cn(stack(12), styles.head)}>
            <Avatar name={rep.name} size={44} />
            <div>
              <h3>
                <OpenRep {...props} rep={rep} />
              </h3>
              <p className={typography.quiet}>
                {rep.role}, {rep.segment}
              </p>
            </div>
            <span className={demoParts.presence} data-presence={rep.presence}>
              {presences[rep.presence]}
            </span>
          </div>
          <p className={styles.sales}>
            <b className={cn(textClass(20, 600), typography.number)}>{dollars(rep.sales)}</b> of{" "}
            {dollars(rep.quota)}
          </p>
          <Attainment rep={rep} />
          <p className={cn(typography.quiet, styles.foot)}>
            <span>{rep.dealsOpen} deals open</span>
            <Trend {...props} rep={rep} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The same as rows. */
export function RepTable({ reps, ...props }: RepListProps) {
  return (
    <div
      className={cn(demoParts.panel, demoParts.dataTable)}
      role="group"
      aria-label="Team"
      tabIndex={0}
    >
      <table>
        <caption className={typography.visuallyHidden}>Team</caption>
        <thead>
          <tr>
            {["Name", "Presence", "Sales", "Quota", "Attainment", "Deals open"].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reps.map((rep) => (
            <tr key={rep.id}>
              <th scope="row">
                <OpenRep {...props} rep={rep} />
              </th>
              <td>
                <span className={demoParts.presence} data-presence={rep.presence}>
                  {presences[rep.presence]}
                </span>
              </td>
              <td>{dollars(rep.sales)}</td>
              <td>{dollars(rep.quota)}</td>
              <td>{rep.attainment === null ? "–" : formatPercent(rep.attainment)}</td>
              <td>{rep.dealsOpen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RepProps = DashboardProps & { readonly rep: RepFigures };

function OpenRep({ dispatch, rep }: RepProps) {
  return (
    <button
      className={typography.link}
      type="button"
      aria-haspopup="dialog"
      onClick={() => dispatch({ type: "openRep", id: rep.id })}
    >
      {rep.name}
    </button>
  );
}

export function Attainment({ rep }: { readonly rep: RepFigures }) {
  const isMet = rep.sales >= rep.quota;
  return (
    <div className={cn(textClass(13), stack(4))}>
      <ShareBar percent={Math.min(100, rep.attainment ?? 0)} look={isMet ? "plain" : "partial"} />
      <span>
        {rep.attainment === null ? "–" : formatPercent(rep.attainment)}{" "}
        {isMet ? "✓ at or above quota" : "below quota"}
      </span>
    </div>
  );
}

function Trend({ state, rep }: RepProps) {
  return (
    <span>
      <Sparkline
        values={repMonths(state, rep.id)}
        isPartial={series("monthly", state.ledger).at(-1)?.isPartial}
      />
    </span>
  );
}

/** One person's sales of the last six months, the oldest first. */
export function repMonths({ ledger, reps }: DashboardProps["state"], id: string): number[] {
  return series("monthly", ledger)
    .slice(-6)
    .map((point) => repFigures(reps, point, ledger).find((rep) => rep.id === id)?.sales ?? 0);
}
