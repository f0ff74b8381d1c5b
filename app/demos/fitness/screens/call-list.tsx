import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import club from "../club.module.css";
import { daysSinceVisit, rhythmText, toCall } from "../members.ts";
import type { Member } from "../model.ts";
import { CheckInControl } from "./check-in-control.tsx";
import styles from "./dashboard.module.css";
import type { FitnessProps } from "./fitness-props.ts";
import { NudgeDialog } from "./nudge-dialog.tsx";

/** Who stays away, and three things to do about it; whoever was dealt with leaves the list. */
export function CallList(props: FitnessProps) {
  const { state, dispatch, tools, now } = props;
  const [writingTo, setWritingTo] = useState<Member | null>(null);
  const members = toCall(state.members, now);
  const ids = members.map(({ id }) => id);
  /** The same control of the row that moves up. */
  const nextControl = (control: string, gone: string) =>
    `[data-${control}="${control === "in" ? "call-" : ""}${neighbour(ids, gone) ?? ""}"]`;

  function snooze({ id, name }: Member) {
    dispatch({ type: "snooze", id, now });
    tools.announce(`${name} snoozed for a week.`);
    tools.toast({
      text: `${name} snoozed for a week.`,
      onUndo: () => {
        dispatch({ type: "undoDeed", id: `snooze-${id}` });
        tools.announce("Undone.");
      },
    });
    focusAfter(nextControl("snooze", id), "#ft-call");
  }

  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="ft-call">
      <div className={demoParts.panelHead}>
        <h3 id="ft-call" tabIndex={-1}>
          Members to call this week
        </h3>
        <span className={cn(shapes.centred, styles.count, typography.number)}>
          {members.length}
        </span>
      </div>
      {members.length === 0 && (
        <p className={typography.quiet}>Everybody at risk has been dealt with. Nice work.</p>
      )}
      <ul>
        {members.map((member) => (
          <li key={member.id} className={cn(styles.entry, styles.call)}>
            <p className={cn(textClass(13), typography.quiet, styles.away)} aria-hidden="true">
              <b className={club.figure}>{daysSinceVisit(member, now)}</b> days
            </p>
            <div id={`call-${member.id}`}>
              <button
                className={cn(typography.link, styles.name)}
                type="button"
                onClick={() => dispatch({ type: "openMember", id: member.id })}
              >
                {member.name}
              </button>
              <p className={cn(textClass(14), typography.quiet)}>
                {daysSinceVisit(member, now)} days since last visit, {rhythmText(member)}
              </p>
            </div>
            <div className={cluster(8)}>
              <CheckInControl
                {...props}
                member={member}
                scope="call"
                describedBy={`call-${member.id}`}
                onLeave={() => focusAfter(nextControl("in", member.id), "#ft-call")}
              />
              <button
                className={buttonClass("line")}
                type="button"
                data-nudge={member.id}
                aria-describedby={`call-${member.id}`}
                onClick={() => setWritingTo(member)}
              >
                Send Nudge
              </button>
              <button
                className={buttonClass("ghost")}
                type="button"
                data-snooze={member.id}
                aria-describedby={`call-${member.id}`}
                onClick={() => snooze(member)}
              >
                Snooze
              </button>
            </div>
          </li>
        ))}
      </ul>
      <NudgeDialog
        {...props}
        member={writingTo}
        onClose={() => setWritingTo(null)}
        nextFocus={(id) => nextControl("nudge", id)}
      />
    </section>
  );
}
