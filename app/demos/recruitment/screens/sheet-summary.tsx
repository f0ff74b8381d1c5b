import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, relativeDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import { plannedInterviews } from "../interviews.ts";
import type { Candidate, Job } from "../model.ts";
import { skillMatch } from "../skills.ts";
import { Rating } from "./candidate-parts.tsx";
import facts from "./facts.module.css";
import { Fact } from "./facts.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import styles from "./sheet-section.module.css";

type SheetSummaryProps = RecruitmentProps & { readonly candidate: Candidate; readonly job: Job };

const ratings = [1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: String(value) }));

export function SheetSummary({ candidate, job, ...props }: SheetSummaryProps) {
  const { state, dispatch, tools, now } = props;
  const { id, name, appliedDate, reject } = candidate;
  const planned = plannedInterviews(state.interviews, state.candidates, now);
  const own = planned.filter(({ candidateId }) => candidateId === id);
  const { matched } = skillMatch(candidate, job);
  const isRequired = (skill: string) =>
    matched.some((one) => one.toLowerCase() === skill.toLowerCase());
  function rate(value: string) {
    dispatch({ type: "rate", id, rating: Number(value), now });
    tools.announce(`${name} rated ${value} of 5.`);
  }
  return (
    <>
      <section className={styles.section}>
        <h3>Summary</h3>
        <dl className={cn(stack(14), facts.facts)}>
          <Fact label="Experience">{candidate.experience}</Fact>
          <Fact label="Expected salary">{formatMoney(candidate.salary)}</Fact>
          <Fact label="Applied">
            {formatLocal(appliedDate, "date")}, {relativeDay(appliedDate, now).toLowerCase()}
          </Fact>
          <Fact label="Source">{candidate.source}</Fact>
          <Fact label="E-mail">{candidate.email || "Not given"}</Fact>
          <Fact label="Rating">
            <Rating rating={candidate.rating} />
          </Fact>
        </dl>
        <ChoiceGroup
          label={`Rating for ${name}`}
          isLabelShown
          shape="segment"
          options={ratings}
          value={String(candidate.rating)}
          onChange={rate}
        />
        {own.map((interview) => (
          <p key={interview.id} className={cn(row(10), styles.interview)}>
            <Icon name={interview.mode === "video" ? "video" : "pin"} />
            <span>
              <b>
                {formatLocal(interview.at, "weekday")}, {formatLocal(interview.at, "time")}
              </b>{" "}
              interview with {interview.interviewer}
            </span>
          </p>
        ))}
      </section>
      {reject && (
        <section className={styles.section}>
          <h3>Rejected: {reject.reason}</h3>
          {reject.detail && <p>{reject.detail}</p>}
          {reject.noteSent ? (
            <>
              <p className={typography.quiet}>Note sent</p>
              <blockquote className={styles.message}>{reject.note}</blockquote>
            </>
          ) : (
            <p className={typography.quiet}>No note was sent.</p>
          )}
        </section>
      )}
      <section className={styles.section}>
        <h3>
          Skills{" "}
          <small className={textClass(14, "quiet", 500)}>
            {matched.length} of {job.skills.length} required skills
          </small>
        </h3>
        {candidate.skills.length === 0 && <p className={typography.quiet}>No skills given.</p>}
        <ul className={cn(cluster(8), styles.skills)}>
          {candidate.skills.map((skill) => (
            <li key={skill} className={cn(row(6), textClass(14))}>
              {isRequired(skill) && <Icon name="check" />}
              {skill}
              {isRequired(skill) && <span className={typography.visuallyHidden}>, required</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
