import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels, cardTimeline as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { focusWhenThere } from "../conversation/focus-when-there.ts";
import type { Team } from "../entry/team.ts";
import { PartFailure } from "../part-failure.tsx";
import type { Whose } from "./card.ts";
import styles from "./card.module.css";
import { stepsQuery } from "./card-queries.ts";
import { StepItem, stepId } from "./card-steps.tsx";
import { focusLastOpened } from "./last-opened.ts";
import { daysOf } from "./step-words.ts";

type CardTimelineProps = { readonly whose: Whose; readonly team: Team; readonly now: Date };

/** Everything that has happened, day by day, the newest first. */
export function CardTimeline({ whose, team, now }: CardTimelineProps) {
  const id = useId();
  const query = useInfiniteQuery(stepsQuery(whose));
  const [told, setTold] = useState("");
  const steps = query.data?.pages.flatMap((page) => page.steps) ?? [];
  const isBack = useNavigationType() === NavigationType.Pop;
  const isThere = query.isSuccess;

  useEffect(() => {
    if (isThere && isBack) focusLastOpened();
  }, [isThere, isBack]);

  async function showOlder() {
    if (query.isFetchingNextPage) return;
    const { data } = await query.fetchNextPage();
    const all = data?.pages.flatMap((page) => page.steps) ?? [];
    const first = all[steps.length];
    if (!first) return;
    setTold(labels.shown(all.length));
    focusWhenThere(stepId(first.id));
  }

  return (
    <section className={cn(stack(16), styles.column)} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.title}
      </h3>
      <PartFailure text={cardLabels.partFailed} query={query} />
      {isThere && steps.length === 0 && <p className={typography.quiet}>{labels.none}</p>}
      {daysOf(steps, now).map((day) => (
        <section key={day.title} className={cn(stack(10), styles.column)}>
          <h4 className={cn(textClass(13, 600, "quiet"), styles.dayTitle)}>{day.title}</h4>
          <ol className={cn(stack(10), styles.column)}>
            {day.steps.map((step) => (
              <li key={step.id}>
                <StepItem step={step} team={team} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {query.hasNextPage && (
        <button
          className={cn(buttonClass("line", "small"), styles.older)}
          type="button"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => void showOlder()}
        >
          {query.isFetchingNextPage ? labels.loadingOlder : labels.older}
        </button>
      )}
      <p className={typography.visuallyHidden} role="status">
        {told}
      </p>
    </section>
  );
}
