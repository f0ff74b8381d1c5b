import { useId, useState, type FormEvent, type RefObject } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { relativeDay } from "#domain/dates.ts";
import { criteria, marks, type Candidate, type Mark } from "../model.ts";
import { scoreOverall } from "../scorecard.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

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
    <section className="kr-sec">
      <h3 id="kr-scorecard" tabIndex={-1} ref={heading}>
        Scorecard {candidate.isScorecardDue && <small className="kr-due">due</small>}
      </h3>
      {scorecard && !isEditing ? (
        <div className="kr-scored">
          <p>
            Overall <b>{scorecard.overall}</b>, {relativeDay(scorecard.at, now).toLowerCase()}
          </p>
          <dl className="kr-facts">
            {criteria.map((criterion, index) => (
              <div key={criterion}>
                <dt>{criterion}</dt>
                <dd>{scorecard.marks[index]}</dd>
              </div>
            ))}
          </dl>
          <button className={buttonClass("line")} type="button" onClick={() => setIsEditing(true)}>
            Change scorecard
          </button>
        </div>
      ) : (
        <form className="kr-score" onSubmit={submit}>
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
          <div className="kr-score__f">
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
