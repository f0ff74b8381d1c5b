import type { ReactNode } from "react";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callsPage as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { CallsFailure } from "./calls-failure.tsx";
import styles from "./calls.module.css";
import type { CallList } from "./use-call-list.ts";

type ListFrameProps = {
  readonly list: CallList;
  readonly none: string;
  readonly noneHelp: string;
  readonly children: ReactNode;
};

/** A list with what stands for it while it loads, cannot be loaded or is empty, and the way to more of it. */
export function ListFrame({ list, none, noneHelp, children }: ListFrameProps) {
  const { query, calls, hasMore, isGrowing, showMore } = list;
  return (
    <>
      <CallsFailure query={query} />
      {!calls && !query.error && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {calls?.length === 0 && (
        <div className={states.empty}>
          <h2 className={typography.heading}>{none}</h2>
          <p>{noneHelp}</p>
        </div>
      )}
      {calls && calls.length > 0 && children}
      {hasMore && (
        <button
          className={cn(buttonClass("line", "small"), styles.more)}
          type="button"
          aria-disabled={isGrowing || undefined}
          onClick={() => isGrowing || showMore()}
        >
          {isGrowing ? labels.loadingMore : labels.more}
        </button>
      )}
    </>
  );
}
