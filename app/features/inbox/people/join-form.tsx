import { useRef } from "react";
import { Link } from "react-router";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { addressLabels as labels } from "#app/content/people.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { personAddress } from "../entry/card-address.ts";
import type { Person } from "./card.ts";
import styles from "./card.module.css";
import { reasonWords, useJoining } from "./use-addresses.ts";

type JoinFormProps = {
  readonly whom: string;
  readonly person: Person;
  readonly onJoined: (email: string) => void;
  readonly onCancel: () => void;
};

/** Of the field, which has the focus when the form opens. */
export const joinFieldId = "join-email";

/** Says that one more address is the same person's. */
export function JoinForm({ whom, person, onJoined, onCancel }: JoinFormProps) {
  const { typed, email, refused, isJoining, error, change, join } = useJoining({
    whom,
    person,
    onJoined,
  });
  const field = useRef<HTMLInputElement>(null);

  return (
    <form
      className={cn(stack(10), styles.form)}
      method="post"
      noValidate
      aria-label={labels.join}
      onSubmit={(event) => {
        event.preventDefault();
        if (!join()) field.current?.focus();
      }}
    >
      <Field
        name="email"
        scope="join"
        label={labels.field}
        hint={labels.hint}
        {...(refused !== null && { error: reasonWords(refused) })}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            ref={field}
            value={typed}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && typed === "" && onCancel()}
          />
        )}
      </Field>
      {refused === "elsewhere" && (
        <Link className={typography.link} to={{ search: personAddress(email) }}>
          {labels.ownCard}
        </Link>
      )}
      {error && (
        <LoadFailure
          title={labels.failures.title}
          reason={reasonFor(error, labels.failures)}
          isRetrying={isJoining}
          onRetry={join}
        />
      )}
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isJoining || undefined}
        >
          {isJoining && <Spinner />}
          {isJoining ? labels.joining : labels.submit}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
