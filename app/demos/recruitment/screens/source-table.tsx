import { ShareBar } from "#app/components/demo/share-bar.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { SourceStats } from "../analytics.ts";
import { shareLabel } from "../captions.ts";

/** Where applicants come from, and which of them are hired. */
export function SourceTable({ stats }: { readonly stats: readonly SourceStats[] }) {
  const most = Math.max(1, ...stats.map(({ n }) => n));
  return (
    <div className="dtable kr-src" role="group" aria-labelledby="kr-sources" tabIndex={0}>
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
                <span className="kr-src__n">
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
