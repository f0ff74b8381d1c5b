import skeleton from "./skeleton-rows.module.css";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import { cn } from "#app/lib/cn.ts";
import { kindOf } from "#domain/registry.ts";
import { pageSize } from "../inbox-page.ts";
import { hasAmounts, isDescending, isMixed, type InboxView, type Sort } from "../inbox-filter.ts";
import type { PageCheck } from "../use-checked.ts";
import { viewTitle } from "./inbox-nav.tsx";
import table from "./inbox-table.module.css";

const { columns } = inbox;

type Column = {
  readonly id: string;
  readonly className: string | undefined;
  readonly name: string;
};

/** The columns of a view between its sender and its status. */
function middleColumns(view: InboxView): readonly Column[] {
  if (view === "contact") {
    return [
      { id: "company", className: cn(table.company, table.wideOnly), name: columns.company },
      { id: "topic", className: table.topic, name: columns.project },
      { id: "message", className: table.message, name: columns.message },
    ];
  }
  const topic = isMixed(view) ? columns.topic : (kindOf(view).topic?.label ?? columns.topic);
  const subject = { id: "subject", className: table.subjectCell, name: columns.subject };
  const kind = { id: "kind", className: table.kindCell, name: columns.kind };
  if (view === "quarantine") return [kind, subject];
  const amount = { id: "amount", className: table.amount, name: columns.amount };
  return [
    ...(view === "all" ? [kind] : []),
    subject,
    { id: "topic", className: cn(table.topic, table.wideOnly), name: topic },
    ...(hasAmounts(view) ? [amount] : []),
  ];
}

function columnsOf(view: InboxView, isAssigned: boolean): readonly Column[] {
  return [
    { id: "received", className: table.received, name: columns.received },
    { id: "sender", className: table.sender, name: columns.from },
    ...middleColumns(view),
    view === "quarantine"
      ? { id: "why", className: table.reasons, name: quarantineLabels.why }
      : { id: "status", className: table.statusCell, name: columns.status },
    ...(isAssigned
      ? [{ id: "assignee", className: table.assigneeCell, name: columns.assignee }]
      : []),
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

const sortedColumn = {
  newest: "received",
  oldest: "received",
  due: "status",
  name: "sender",
  amount: "amount",
} as const;

export function InboxTable({ view, sort, isAssigned, ...props }: InboxTableProps) {
  const { isBusy, check, children } = props;
  return (
    <div className={cn(surface(), table.table)} data-busy={isBusy || undefined} data-view={view}>
      <table aria-busy={isBusy}>
        <caption className={typography.visuallyHidden}>
          {inbox.caption(viewTitle(view), inbox.orders[sort])}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={table.pick}>
              <PageBox check={check} />
            </th>
            {columnsOf(view, isAssigned).map(({ id, className, name }) => (
              <th
                key={id}
                scope="col"
                className={className}
                aria-sort={id === sortedColumn[sort] ? sortDirection(sort) : undefined}
              >
                {name}
                {id === sortedColumn[sort] && <Icon name="sort" />}
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
  return isDescending(sort) ? "descending" : "ascending";
}

/** All rows of the page, some or none. */
function PageBox({ check }: { readonly check: PageCheck }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = check.state === "some";
  }, [check.state]);
  return (
    <label className={table.pickBox}>
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
    <tr key={index} className={skeleton.skeleton} aria-hidden="true">
      {[{ id: "pick", className: table.pick }, ...columnsOf(view, false)].map(
        ({ id, className }) => (
          <td key={id} className={className} data-column={id}>
            <i />
            {id === "sender" && <i />}
          </td>
        ),
      )}
    </tr>
  ));
}
