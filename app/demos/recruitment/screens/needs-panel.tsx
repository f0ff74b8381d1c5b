import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { relativeDay } from "#domain/dates.ts";
import type { Candidate, OpenFrom, Stage } from "../model.ts";
import { stuckLabel, type needsToday } from "../queue.ts";
import { stageSince } from "../stages.ts";
import styles from "./dashboard-panels.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";

type NeedsPanelProps = RecruitmentProps & { readonly needs: ReturnType<typeof needsToday> };

type Group = {
  readonly from: OpenFrom;
  readonly stage: Stage;
  readonly title: string;
  readonly verb: string;
  readonly empty: string;
  readonly rows: readonly Candidate[];
  readonly words: (candidate: Candidate) => string;
};

/** The queue: one verb per row; a row goes when what it asks for is done. */
export function NeedsPanel({ needs, ...props }: NeedsPanelProps) {
  const { now } = props;
  const groups: readonly Group[] = [
    {
      from: "stuck",
      stage: "screening",
      title: "Stuck",
      verb: "Review",
      empty: "Nobody is over a stage's limit.",
      rows: needs.stuck,
      words: (candidate) => stuckLabel(candidate, now),
    },
    {
      from: "score",
      stage: "interview",
      title: "Scorecards due",
      verb: "Score",
      empty: "Every interview is scored.",
      rows: needs.due,
      words: ({ position }) => `Interviewed for ${position}`,
    },
    {
      from: "offer",
      stage: "offer",
      title: "Offers awaiting answer",
      verb: "Open",
      empty: "No offer is out.",
      rows: needs.offers,
      words: (candidate) =>
        `${formatMoney(candidate.salary)}, sent ${relativeDay(stageSince(candidate), now).toLowerCase()}`,
    },
  ];
  return (
    <section className={cn(demoParts.panel, styles.panel, styles.queue)} aria-labelledby="kr-queue">
      <div className={demoParts.panelHead}>
        <h3 id="kr-queue" tabIndex={-1}>
          Needs you today
        </h3>
        <span className={cn(textClass(15, 650), styles.count)}>{needs.count}</span>
      </div>
      {needs.count === 0 && <EmptyState text="All done. Nobody waits for you." />}
      {groups.map((group) => (
        <NeedsGroup key={group.from} {...props} group={group} />
      ))}
    </section>
  );
}

function NeedsGroup({ group, dispatch }: RecruitmentProps & { readonly group: Group }) {
  const { from, stage, title, verb, empty, rows, words } = group;
  const ids = rows.map(({ id }) => id);
  return (
    <div data-piece="" className={styles.group} data-stage={stage}>
      <h4 className={cn(row(8), textClass(14, "quiet", 600))}>
        {title} <span>{rows.length}</span>
      </h4>
      {rows.length === 0 && <p className={typography.quiet}>{empty}</p>}
      <ul>
        {rows.map((candidate) => (
          <li key={candidate.id} className={cn(stack(12), styles.line, styles.waiting)}>
            <Avatar name={candidate.avatar} size={36} />
            <p id={`kr-${from}-${candidate.id}`} className={cn(stack(0), styles.person)}>
              <b className={textClass(15, 600)}>{candidate.name}</b>
              <span className={textClass(14, "quiet")}>{words(candidate)}</span>
            </p>
            <button
              className={buttonClass("line")}
              type="button"
              aria-haspopup="dialog"
              aria-describedby={`kr-${from}-${candidate.id}`}
              data-open={`${from}-${candidate.id}`}
              onClick={() => dispatch({ type: "open", id: candidate.id, from, ids })}
            >
              {verb}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
