import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { inbox } from "#app/content/inbox.ts";
import { pageSize } from "./inbox-page.ts";

const { columns } = inbox;

type InboxTableProps = { readonly isBusy: boolean; readonly children: ReactNode };

export function InboxTable({ isBusy, children }: InboxTableProps) {
  return (
    <div className="tbl" data-busy={isBusy || undefined}>
      <table aria-busy={isBusy}>
        <caption className="vh">{inbox.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="c-when" aria-sort="descending">
              <span className="tbl__sort">
                {columns.received}
                <Icon name="sort" />
              </span>
            </th>
            <th scope="col" className="c-who">
              {columns.from}
            </th>
            <th scope="col" className="c-co hide-m">
              {columns.company}
            </th>
            <th scope="col" className="c-proj">
              {columns.project}
            </th>
            <th scope="col" className="c-bud hide-m">
              {columns.budget}
            </th>
            <th scope="col" className="c-msg hide-m">
              {columns.message}
            </th>
            <th scope="col" className="c-st">
              {columns.status}
            </th>
            <th scope="col" className="c-act">
              <span className="vh">{columns.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const skeletonCells = [
  "c-when",
  "c-who",
  "c-co hide-m",
  "c-proj",
  "c-bud hide-m",
  "c-msg hide-m",
  "c-st",
  "c-act",
];

/** Rows of the height of real ones, so that nothing moves when these arrive. */
export function SkeletonRows() {
  return Array.from({ length: pageSize / 5 }, (_, index) => (
    <tr key={index} className="skel" aria-hidden="true">
      {skeletonCells.map((name) => (
        <td key={name} className={name}>
          <Bars />
        </td>
      ))}
    </tr>
  ));
}

/** Two lines; CSS shows the second in the cells that have one. */
function Bars() {
  return (
    <>
      <i />
      <i />
    </>
  );
}
