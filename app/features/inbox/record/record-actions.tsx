import { cn } from "#app/lib/cn.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { inbox } from "#app/content/inbox.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { statusOf } from "#domain/registry.ts";
import { canMarkResponded, type Entry } from "../entry.ts";
import { MarkButton } from "../entry/mark-button.tsx";
import type { RecordRow } from "../entry/record.ts";
import type { Team } from "../entry/team.ts";
import { mailFactsQuery } from "../conversation/mail-facts.ts";
import { ReplyWays } from "./reply-ways.tsx";
import typography from "#app/components/ui/typography.module.css";
import { transitionsQuery, type Transitions } from "../work/use-transitions.ts";
import record from "./record-panel.module.css";

export type RecordActionsProps = {
  readonly entry: Entry;
  /** `null` while it is being loaded. */
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly now: Date;
  readonly transitions: Transitions;
  readonly onAnswered: () => void;
};

/** What can be done about the open record. The first thing that is left to do is the filled button. */
export function RecordActions(props: RecordActionsProps) {
  const { entry, row, team, now, transitions, onAnswered } = props;
  const { data: all = [] } = useQuery(transitionsQuery());
  const isBusy = transitions.isMoving(entry.id);
  const next = all.filter(
    ({ kind, from, to }) => kind === entry.kind && from === entry.status && !isOwnWay(kind, to),
  );
  // What came of a call is not to be said before it has begun.
  const isEarly = entry.kind === "call" && Date.parse(entry.subject) > now.getTime();
  const isWaiting = entry.work.waitingSince !== null;
  const { data: mail } = useQuery(mailFactsQuery());
  // Where letters can be written, an answer is the first that is left to do while somebody waits for one.
  const isReplyFirst = !isWaiting || mail?.isOn === true;
  // What is kept apart is to be judged first.
  const isApart = entry.quarantine.since !== null;
  const wayOf = (isFirst: boolean) => {
    const isLater = isApart || (isReplyFirst && isWaiting);
    return buttonClass(isFirst && !isLater ? "primary" : "line", "small");
  };

  // The button that was pressed is gone once it has worked; the focus stays in the panel.
  const lastStatus = useRef(entry.status);
  useEffect(() => {
    if (lastStatus.current !== entry.status && document.activeElement === document.body) {
      document.querySelector<HTMLElement>("[data-reply]")?.focus();
    }
    lastStatus.current = entry.status;
  }, [entry.status]);

  return (
    <>
      <ReplyWays
        entry={entry}
        row={row}
        team={team}
        isWaiting={isWaiting}
        isFirst={isReplyFirst && !isApart}
      />
      <div className={cn(cluster(10), record.ways)} data-ways="">
        <MarkButton
          entry={entry}
          isBusy={isBusy}
          className={wayOf(true)}
          onMark={transitions.mark}
        />
        {!canMarkResponded(entry) &&
          next.map(({ to }, index) => (
            <button
              key={to}
              className={wayOf(index === 0 && !isEarly)}
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => transitions.move(entry, to)}
            >
              {statusOf(entry.kind, to)?.action ?? to}
            </button>
          ))}
        {isWaiting && entry.kind !== "contact" && (
          <button className={buttonClass("line", "small")} type="button" onClick={onAnswered}>
            {recordLabels.haveAnswered}
          </button>
        )}
        {isBusy && <span className={typography.visuallyHidden}>{inbox.marking}</span>}
      </div>
    </>
  );
}

/** A call is cancelled in its own part, with words to its visitor. */
function isOwnWay(kind: Entry["kind"], to: string): boolean {
  return kind === "call" && to === "cancelled";
}
