import { useEffect, useRef } from "react";
import { useNow } from "#app/browser/use-now.ts";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callLists } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import type { Call, Host } from "./call.ts";
import { CallRow } from "./call-row.tsx";
import styles from "./call-row.module.css";
import { CallsFailure } from "./calls-failure.tsx";
import { DayAndTime } from "./day-and-time.tsx";
import { ListFrame } from "./list-frame.tsx";
import { useCallList } from "./use-call-list.ts";
import { useMark } from "./use-mark.ts";

const { past: labels } = callLists;

/** Calls that are over: those of which nobody has said yet what came of them, then those that are marked. */
export function PastCalls({ hosts }: { readonly hosts: readonly Host[] }) {
  const list = useCallList("unmarked");
  const now = useNow();
  const mark = useMark();
  const rows = useRef<HTMLOListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const held = useRef<number | null>(null);
  const { calls } = list;

  // The row of the button that was pressed is gone: the focus goes to the one that takes its place.
  useEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const buttons = rows.current?.querySelectorAll<HTMLElement>("[data-mark]") ?? [];
    (buttons[Math.min(held.current, (calls?.length ?? 0) - 1)] ?? title.current)?.focus();
    held.current = null;
  }, [calls]);

  function say(call: Call, to: "done" | "no_show") {
    held.current = calls?.indexOf(call) ?? 0;
    mark.mutate({ id: call.id, to });
  }

  return (
    <>
      <ListFrame list={list} none={labels.none} noneHelp={labels.noneHelp}>
        <ol className={cn(surface(), divided, styles.list)} aria-label={labels.label} ref={rows}>
          {calls?.map((call) => {
            const isBusy = mark.isPending && mark.variables.id === call.id;
            return (
              <CallRow
                key={call.id}
                call={call}
                hosts={hosts}
                now={now}
                when={<DayAndTime isoTime={call.startsAt} />}
              >
                <button
                  className={buttonClass("line", "tiny")}
                  type="button"
                  data-mark=""
                  aria-disabled={isBusy || undefined}
                  aria-label={`${labels.done}, ${call.name}`}
                  onClick={() => isBusy || say(call, "done")}
                >
                  {labels.done}
                </button>
                <button
                  className={buttonClass("line", "tiny")}
                  type="button"
                  aria-disabled={isBusy || undefined}
                  aria-label={`${labels.noShow}, ${call.name}`}
                  onClick={() => isBusy || say(call, "no_show")}
                >
                  {labels.noShow}
                </button>
              </CallRow>
            );
          })}
        </ol>
      </ListFrame>
      <section className={stack(8)} aria-labelledby="marked-calls">
        <h2
          className={cn(textClass(15, 650), styles.dayTitle)}
          id="marked-calls"
          tabIndex={-1}
          ref={title}
        >
          {labels.marked}
        </h2>
        <MarkedCalls hosts={hosts} now={now} />
      </section>
    </>
  );
}

type MarkedCallsProps = { readonly hosts: readonly Host[]; readonly now: Date };

function MarkedCalls({ hosts, now }: MarkedCallsProps) {
  const { calls, query } = useCallList("marked");
  return (
    <>
      <CallsFailure query={query} />
      {calls?.length === 0 && <p className={typography.quiet}>{labels.noneMarked}</p>}
      {calls && calls.length > 0 && (
        <ol className={cn(surface(), divided, styles.list)}>
          {calls.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              hosts={hosts}
              now={now}
              when={<DayAndTime isoTime={call.startsAt} />}
            />
          ))}
        </ol>
      )}
    </>
  );
}
