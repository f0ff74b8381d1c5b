import { useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Chapter, Question } from "../model.ts";
import { questionsOf, scoreQuiz } from "../quiz.ts";
import { formatTime } from "../times.ts";
import styles from "./knowledge-check.module.css";
import type { LearningProps } from "./learning-props.ts";

type KnowledgeCheckProps = LearningProps & { readonly chapter: Chapter };

/** Two questions after a chapter: right or wrong, why, and where the lecture says so. It holds nobody up. */
export function KnowledgeCheck(props: KnowledgeCheckProps) {
  const { state, dispatch, tools, chapter } = props;
  const [isAsked, setIsAsked] = useState(false);
  const questions = questionsOf(chapter.id);
  if (questions.length === 0) return null;
  const isChecked = state.checked.includes(chapter.id);
  const { right, unanswered } = scoreQuiz(questions, state.answers);
  const result = `${right} of ${questions.length} right`;

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(unanswered > 0);
    if (unanswered > 0) {
      const open = questions.find(({ id }) => state.answers[id] === undefined);
      event.currentTarget.querySelector<HTMLElement>(`[name="${open?.id}"]`)?.focus();
      return;
    }
    dispatch({ type: "checkQuiz", chapterId: chapter.id });
    tools.announce(`Knowledge check: ${result}`);
    focusAfter("#check");
  }

  return (
    <section className={cn(demoParts.panel, styles.check)} aria-labelledby="check">
      <h3 id="check" tabIndex={-1}>
        Knowledge check{isChecked && `: ${result}`}
      </h3>
      <form className={stack(14, "start")} onSubmit={check} noValidate>
        {questions.map((question) => (
          <QuestionField key={question.id} {...props} question={question} isChecked={isChecked} />
        ))}
        {isAsked && unanswered > 0 && (
          <p className={styles.error} role="alert">
            Answer both questions first.
          </p>
        )}
        {isChecked ? (
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              dispatch({ type: "retryQuiz", chapterId: chapter.id });
              focusAfter("#check");
            }}
          >
            Try again
          </button>
        ) : (
          <button className={buttonClass()} type="submit">
            Check
          </button>
        )}
      </form>
    </section>
  );
}

type QuestionFieldProps = LearningProps & {
  readonly question: Question;
  readonly isChecked: boolean;
};

function QuestionField({ state, dispatch, question, isChecked }: QuestionFieldProps) {
  const { id, text: words, options, right, why, rewatch } = question;
  const chosen = state.answers[id];
  return (
    <fieldset className={cn(stack(0), styles.question)}>
      <legend>{words}</legend>
      {options.map((option, index) => (
        <label key={option} className={demoParts.task}>
          <input
            type="radio"
            name={id}
            checked={chosen === index}
            disabled={isChecked}
            onChange={() => dispatch({ type: "answer", questionId: id, option: index })}
          />
          <span>
            {option}
            {isChecked && index === right && <b className={styles.right}> ✓ right</b>}
            {isChecked && index === chosen && index !== right && <b> ✗ your answer</b>}
          </span>
        </label>
      ))}
      {isChecked && (
        <p className={cn(textClass(15), styles.wrong)}>
          {why}{" "}
          {chosen !== right && (
            <button
              className={typography.link}
              type="button"
              onClick={() => {
                dispatch({ type: "seek", second: rewatch });
                focusAfter("[data-play]");
              }}
            >
              <Icon name="play" />
              Rewatch {formatTime(rewatch)}
            </button>
          )}
        </p>
      )}
    </fieldset>
  );
}
