import { useId, useState, type FormEvent, type RefObject } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { relativeDay } from "#domain/dates.ts";
import { criteria, marks, type Candidate, type Mark } from "../model.ts";
import { scoreOverall } from "../scorecard.ts";
import facts from "./facts.module.css";
import { Fact } from "./facts.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import styles from "./sheet-section.module.css";

type ScorecardSectionProps = RecruitmentProps & {
  readonly candidate: Candidate;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

const options = marks.map((mark) => ({ value: mark, label: mark }));

/** Four criteria on four steps without a middle; what they come to is worked out, not chosen. */
export function ScorecardSection({ candidate, heading, ...props }: ScorecardSectionProps) {
  const { dispatch, tools, now } = props;
  const { id, name, scorecard } = candidate;
  const [given, setGiven] = useState<readonly (Mark | null)[]>(
    scorecard?.marks ?? criteria.map(() => null),
  );
  const [isEditing, setIsEditing] = useState(scorecard === null);
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const overall = scoreOverall(given);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const open = given.indexOf(null);
    if (overall === null) {
      setIsWrong(true);
      event.currentTarget.querySelectorAll("fieldset")[open]?.querySelector("input")?.focus();
      return;
    }
    dispatch({ type: "submitScorecard", id, marks: given, now });
    const sentence = `Scorecard for ${name} submitted: ${overall}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
    setIsEditing(false);
    setIsWrong(false);
    focusAfter("#kr-scorecard");
  }

  return (
    <section className={styles.section}>
      <h3 id="kr-scorecard" tabIndex={-1} ref={heading}>
        Scorecard{" "}
        {candidate.isScorecardDue && (
          <small className={cn(textClass(14), styles.waiting)}>due</small>
        )}
      </h3>
      {scorecard && !isEditing ? (
        <div className={stack(12, "start")}>
          <p>
            Overall <b>{scorecard.overall}</b>, {relativeDay(scorecard.at, now).toLowerCase()}
          </p>
          <dl className={cn(stack(14), facts.facts, facts.marks)}>
            {criteria.map((criterion, index) => (
              <Fact key={criterion} label={criterion}>
                {scorecard.marks[index]}
              </Fact>
            ))}
          </dl>
          <button className={buttonClass("line")} type="button" onClick={() => setIsEditing(true)}>
            Change scorecard
          </button>
        </div>
      ) : (
        <form className={cn(stack(12, "start"), styles.score)} onSubmit={submit}>
          {criteria.map((criterion, index) => (
            <ChoiceGroup
              key={criterion}
              label={criterion}
              isLabelShown
              shape="segment"
              options={options}
              value={given[index] ?? ""}
              onChange={(mark) =>
                setGiven(given.with(index, marks.find((one) => one === mark) ?? null))
              }
            />
          ))}
          <FieldError
            name={errorId}
            text={isWrong && overall === null ? "Mark all four, then submit." : undefined}
          />
          <div className={cn(spread(20), styles.result)}>
            <p>
              Overall recommendation{" "}
              <b>{overall ?? `after ${given.filter((mark) => mark === null).length} more`}</b>
            </p>
            <button
              className={buttonClass()}
              type="submit"
              aria-describedby={isWrong && overall === null ? `${errorId}-error` : undefined}
            >
              Submit Scorecard
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
