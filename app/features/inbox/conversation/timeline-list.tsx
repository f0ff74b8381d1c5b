import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import type { Entry } from "../entry.ts";
import { hostsIn } from "../entry/call-host.ts";
import type { RecordRow } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";
import { PartFailure } from "../part-failure.tsx";
import { tellHistory, type ToldChange } from "./history-labels.ts";
import { LetterItem, type LetterActions } from "./letter-item.tsx";
import { LineItem, NoteItem, SiteLetterItem } from "./small-steps.tsx";
import styles from "./timeline.module.css";
import { timelineQuery } from "./timeline-queries.ts";
import type { LetterStep, MoveStep, TimelineStep } from "./timeline.ts";

/** How many of the newest letters are open at first. */
const openAtFirst = 2;

type TimelineListProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly now: Date;
  readonly isUnfolded: boolean;
  readonly on: LetterActions;
  /** What the record came with: the first of its conversation. */
  readonly children: React.ReactNode;
};

/** Everything that was said and done, the oldest first, opened at the first letter that is new to its reader. */
export function TimelineList(props: TimelineListProps) {
  const { entry, row, team, now, isUnfolded, on } = props;
  const query = useInfiniteQuery(timelineQuery(entry.id));
  const steps = (query.data?.pages ?? [])
    .flatMap(({ steps: page }) => [page])
    .toReversed()
    .flat();
  const told = toldMoves(entry, steps, team, now, row);
  const open = new Set(
    steps
      .filter((step): step is LetterStep => step.sort === "message")
      .filter((letter, index, all) => index >= all.length - openAtFirst || letter.isUnread)
      .map(({ id }) => id),
  );
  const list = useRef<HTMLOListElement>(null);
  const isThere = query.isSuccess;
  useEffect(() => {
    if (isThere) list.current?.querySelector("[data-unread]")?.scrollIntoView({ block: "center" });
  }, [isThere]);

  return (
    <section className={styles.timeline} aria-labelledby="record-timeline">
      <h3 className={textClass(15, 650)} id="record-timeline">
        {labels.title}
      </h3>
      <PartFailure text={recordLabels.partFailed} query={query} />
      {query.hasNextPage && (
        <button
          className={cn(buttonClass("line", "tiny"), styles.earlier)}
          type="button"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? labels.loadingEarlier : labels.earlier}
        </button>
      )}
      <ol className={cn(stack(10), styles.steps)} ref={list}>
        {!query.hasNextPage && <li>{props.children}</li>}
        {steps.map((step) => {
          const item = stepItem(step);
          return item && <li key={step.id}>{item}</li>;
        })}
      </ol>
    </section>
  );

  function stepItem(step: TimelineStep) {
    switch (step.sort) {
      case "message":
        return (
          <LetterItem
            letter={step}
            entry={entry}
            team={team}
            now={now}
            isOpenAtFirst={open.has(step.id)}
            isUnfolded={isUnfolded}
            on={on}
          />
        );
      case "note":
        return <NoteItem note={step} team={team} now={now} />;
      case "letter":
        return <SiteLetterItem letter={step} now={now} />;
      case "move": {
        const change = told.get(step.id);
        return change && <LineItem who={change.who} deed={change.deed} at={step.at} now={now} />;
      }
    }
  }
}

function toldMoves(
  entry: Entry,
  steps: readonly TimelineStep[],
  team: Team,
  now: Date,
  row: RecordRow | null,
): ReadonlyMap<string, ToldChange> {
  const lines = steps
    .filter((step): step is MoveStep => step.sort === "move")
    .map(({ line }) => line);
  return new Map(
    tellHistory(entry.kind, lines, team, now, hostsIn(row ?? {})).map((change) => [
      change.id,
      change,
    ]),
  );
}
