import demoParts from "#app/components/demo/demo-parts.module.css";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { SourceStats } from "../analytics.ts";
import { shareLabel } from "../captions.ts";
import styles from "./analytics.module.css";

/** Where applicants come from, and which of them are hired. */
export function SourceTable({ stats }: { readonly stats: readonly SourceStats[] }) {
  const most = Math.max(1, ...stats.map(({ n }) => n));
  return (
    <div className={demoParts.dataTable} role="group" aria-labelledby="kr-sources" tabIndex={0}>
      <table>
        <caption className={typography.visuallyHidden}>Sources</caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Applicants</th>
            <th scope="col">Reached interview</th>
            <th scope="col">Hired</th>
            <th scope="col">Hire rate</th>
          </tr>
        </thead>
        <tbody>
          {stats.map(({ source, n, interview, hired, rate }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>
                <span className={cn(stack(10), styles.source)}>
                  <ShareBar percent={(n / most) * 100} />
                  {n}
                </span>
              </td>
              <td>{interview}</td>
              <td>{hired}</td>
              <td>{shareLabel(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
