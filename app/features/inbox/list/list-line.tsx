import type { ReactNode } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { inbox as labels } from "#app/content/inbox.ts";
import { cn } from "#app/lib/cn.ts";
import type { InboxModel } from "../inbox-model.ts";
import styles from "./list-line.module.css";

type ListLineProps = { readonly inbox: InboxModel; readonly children: ReactNode };

/** Above the rows: what came in since they were loaded, which waits until it is asked for, and how the list hears of it. */
export function ListLine({ inbox, children }: ListLineProps) {
  const { place, list, work } = inbox;
  return (
    <div className={cn(row(12), styles.line)}>
      <p role="status">
        {work.transitions.alreadyId && !place.record && labels.alreadyResponded}
        {list.arrivals > 0 && (
          <button
            className={cn(typography.link, styles.arrivals)}
            type="button"
            onClick={list.showArrivals}
          >
            {(place.view === "contact" ? labels.showArrivals : labels.showNew)(list.arrivals)}
          </button>
        )}
      </p>
      {children}
    </div>
  );
}
