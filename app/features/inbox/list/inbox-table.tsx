import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import { kindOf } from "#domain/registry.ts";
import { pageSize } from "../inbox-page.ts";
import type { InboxView, Sort } from "../inbox-filter.ts";
import type { PageCheck } from "../use-checked.ts";

const { columns } = inbox;

type Column = { readonly className: string; readonly name: string };

/** The columns of a view between its sender and its status. */
function middleColumns(view: InboxView): readonly Column[] {
  if (view === "contact") {
    return [
      { className: "c-co hide-m", name: columns.company },
      { className: "c-proj", name: columns.project },
      { className: "c-msg", name: columns.message },
    ];
  }
  const topic = view === "all" ? columns.topic : (kindOf(view).topic?.label ?? columns.topic);
  return [
    ...(view === "all" ? [{ className: "c-kind", name: columns.kind }] : []),
    { className: "c-what", name: columns.subject },
    { className: "c-proj hide-m", name: topic },
  ];
}

function columnsOf(view: InboxView, isAssigned: boolean): readonly Column[] {
  return [
    { className: "c-when", name: columns.received },
    { className: "c-who", name: columns.from },
    ...middleColumns(view),
    { className: "c-st", name: columns.status },
    ...(isAssigned ? [{ className: "c-whose", name: columns.assignee }] : []),
  ];
}

type InboxTableProps = {
  readonly view: InboxView;
  readonly sort: Sort;
  readonly isBusy: boolean;
  /** Whether any of the rows has somebody: a column of nobodies is left out. */
  readonly isAssigned: boolean;
  readonly check: PageCheck;
  readonly children: ReactNode;
};

const sortedColumn = { newest: "c-when", oldest: "c-when", due: "c-st", name: "c-who" } as const;

export function InboxTable({ view, sort, isAssigned, ...props }: InboxTableProps) {
  const { isBusy, check, children } = props;
  const title = view === "all" ? inbox.all : kindOf(view).title;
  return (
    <div className="tbl" data-busy={isBusy || undefined} data-view={view}>
      <table aria-busy={isBusy}>
        <caption className={typography.visuallyHidden}>
          {inbox.caption(title, inbox.orders[sort])}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="c-pick">
              <PageBox check={check} />
            </th>
            {columnsOf(view, isAssigned).map(({ className, name }) => (
              <th
                key={className}
                scope="col"
                className={className}
                aria-sort={className === sortedColumn[sort] ? sortDirection(sort) : undefined}
              >
                {name}
                {className === sortedColumn[sort] && <Icon name="sort" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function sortDirection(sort: Sort) {
  return sort === "newest" ? "descending" : "ascending";
}

/** All rows of the page, some or none. */
function PageBox({ check }: { readonly check: PageCheck }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = check.state === "some";
  }, [check.state]);
  return (
    <label className="row-pick">
      <input
        type="checkbox"
        ref={box}
        checked={check.state === "all"}
        aria-label={inbox.selectPage}
        onChange={check.turn}
      />
    </label>
  );
}

/** Rows of the height of real ones, so that nothing moves when these arrive. */
export function SkeletonRows({ view }: { readonly view: InboxView }) {
  return Array.from({ length: pageSize / 5 }, (_, index) => (
    <tr key={index} className="skel" aria-hidden="true">
      {[{ className: "c-pick" }, ...columnsOf(view, false)].map(({ className }) => (
        <td key={className} className={className}>
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
