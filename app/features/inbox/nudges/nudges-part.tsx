import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import parts from "#app/components/ui/part.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { nudgeLabels as labels } from "#app/content/nudges.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { mailFactsQuery } from "../conversation/mail-facts.ts";
import { PartFailure } from "../part-failure.tsx";
import {
  inDigest,
  nudgeSorts,
  withWay,
  type NudgeChoices,
  type NudgeSort,
} from "./nudge-choices.ts";
import { nudgeChoicesQuery } from "./nudge-choices-queries.ts";
import { NudgeRow } from "./nudge-row.tsx";
import { hourLabel, NudgeTimes } from "./nudge-times.tsx";
import styles from "./nudges.module.css";
import { useNudgeChoices } from "./use-nudge-choices.ts";

const headingId = "letters";

/** What the site writes to its reader, and when. Letters lead to it: `/admin?view=team&part=letters`. */
export function NudgesPart({ userId }: { readonly userId: string }) {
  const query = useQuery(nudgeChoicesQuery());
  const mail = useQuery(mailFactsQuery());
  const section = useRef<HTMLElement>(null);
  const isMeant = new URLSearchParams(useLocation().search).get("part") === "letters";
  const isThere = isMeant && query.isSuccess;
  useEffect(() => {
    if (isThere) section.current?.scrollIntoView();
  }, [isThere]);
  return (
    <section
      className={cn(parts.line, stack(14), styles.part)}
      aria-labelledby={headingId}
      ref={section}
    >
      <h2 className={cn(typography.heading, textClass(20))} id={headingId}>
        {labels.title}
      </h2>
      <p className={typography.quiet}>{labels.help}</p>
      {mail.data?.isOn === false && (
        <p className={cn(textClass(14), styles.note)}>
          <b>{labels.mailOff}</b> {labels.mailOffHelp}
        </p>
      )}
      <PartFailure text={labels.loadFailed} query={query} />
      {query.data !== undefined && (
        <ChoicesForm
          saved={query.data}
          draft={`letters-draft:${userId}`}
          now={new Date(query.dataUpdatedAt)}
        />
      )}
    </section>
  );
}

type ChoicesFormProps = {
  readonly saved: NudgeChoices;
  /** Under which the tab remembers what is not saved. */
  readonly draft: string;
  readonly now: Date;
};

function ChoicesForm({ saved, draft, now }: ChoicesFormProps) {
  const form = useNudgeChoices(saved, draft);
  const { choices, isSaving, error } = form;
  const told = useDigestTold(choices);
  return (
    <form
      className={stack(14)}
      method="post"
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <div className={styles.columns}>
        <div className={cn(surface(), styles.letters)}>
          {nudgeSorts.map((sort) => (
            <NudgeRow
              key={sort}
              sort={sort}
              chosen={choices.ways[sort]}
              note={told?.at === sort ? told.text : null}
              onChoose={(way) => form.change(withWay(choices, sort, way))}
            />
          ))}
        </div>
        <NudgeTimes form={form} now={now} note={told?.at === "digest" ? told.text : null} />
      </div>
      {error && (
        <LoadFailure
          title={labels.failures.title}
          reason={reasonFor(error, labels.failures)}
          isRetrying={isSaving}
          onRetry={form.save}
        />
      )}
      <div className={spread(12)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isSaving || undefined}
        >
          {isSaving && <Spinner />}
          {isSaving ? labels.saving : labels.save}
        </button>
        <p className={cn(textClass(14, "quiet"), styles.state)} role="status">
          <span className={typography.visuallyHidden}>{told?.text}</span>{" "}
          {form.isDirty && labels.unsaved}
        </p>
      </div>
    </form>
  );
}

/** What a choice has changed besides itself, and beside which field that is said. */
type Told = { readonly at: NudgeSort | "digest"; readonly text: string };

function useDigestTold(choices: NudgeChoices): Told | null {
  const [known, setKnown] = useState(choices);
  const [told, setTold] = useState<Told | null>(null);
  if (known !== choices) {
    setKnown(choices);
    setTold(toldOf(known, choices));
  }
  return told;
}

function toldOf(before: NudgeChoices, after: NudgeChoices): Told | null {
  const [first] = inDigest(after);
  if (before.digestHour === null && after.digestHour !== null && first !== undefined)
    return { at: first, text: labels.digestOn(hourLabel(after.digestHour)) };
  const out = inDigest(before);
  if (before.digestHour !== null && after.digestHour === null && out.length > 0)
    return { at: "digest", text: labels.digestOff(out.map((sort) => labels.letters[sort].name)) };
  return null;
}
