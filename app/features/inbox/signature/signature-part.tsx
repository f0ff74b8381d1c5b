import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import parts from "#app/components/ui/part.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { signatureLabels as labels } from "#app/content/templates.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { PartFailure } from "../part-failure.tsx";
import { lengthNote, lengthOf, longestSignature } from "./signature-length.ts";
import { signatureQuery } from "./signature-queries.ts";
import { saveSignature } from "./signature-repository.ts";
import styles from "./signature.module.css";

/** What stands below one's own letters. */
export function SignaturePart({ userId }: { readonly userId: string }) {
  const query = useQuery(signatureQuery());
  return (
    <section className={cn(parts.line, stack(14), styles.part)} aria-labelledby="signature">
      <h2 className={cn(typography.heading, textClass(20))} id="signature">
        {labels.title}
      </h2>
      <p className={typography.quiet}>{labels.help}</p>
      <PartFailure text={labels.loadFailed} query={query} />
      {query.data !== undefined && (
        <SignatureForm saved={query.data} draft={`signature-draft:${userId}`} />
      )}
    </section>
  );
}

type SignatureFormProps = {
  readonly saved: string;
  /** Under which the tab remembers what is not saved. */
  readonly draft: string;
};

function SignatureForm({ saved, draft }: SignatureFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => readTyped(draft));
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typed ?? saved;
  const note = lengthNote(text);
  const excess = lengthOf(text) - longestSignature;
  const isDirty = typed !== null && typed !== saved;
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveSignature,
    onSuccess: async (_done, sent) => {
      void notify(sent.trim() === "" ? labels.removed : labels.saved);
      await renew(queryClient, signatureQuery().queryKey);
      // What was typed meanwhile stays.
      if (readTyped(draft) !== sent) return;
      keepTyped(draft, null);
      setTyped(null);
    },
  });

  useLeaveWarning(isDirty);

  function change(next: string) {
    setTyped(next);
    keepTyped(draft, next);
    if (lengthOf(next) <= longestSignature) setIsRefused(false);
  }

  function save() {
    if (isPending) return;
    if (excess > 0) {
      setIsRefused(true);
      field.current?.focus();
      return;
    }
    keepTyped(draft, text);
    mutate(text);
  }

  return (
    <form
      className={stack(14)}
      method="post"
      noValidate
      aria-labelledby="signature"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        name="text"
        scope="signature"
        label={labels.field}
        hint={labels.hint}
        {...(isRefused && { error: labels.long(excess) })}
      >
        {(control) => (
          <textarea
            {...control}
            className={cn(control.className, styles.text)}
            ref={field}
            rows={4}
            value={text}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {error && (
        <LoadFailure
          title={labels.failures.title}
          reason={reasonFor(error, labels.failures)}
          isRetrying={isPending}
          onRetry={save}
        />
      )}
      <div className={spread(12)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isPending || undefined}
        >
          {isPending && <Spinner />}
          {isPending ? labels.saving : labels.save}
        </button>
        <p className={cn(row(8), textClass(13, "quiet"))} role="status">
          {!isRefused && note}
        </p>
      </div>
    </form>
  );
}

/** What this tab remembers of a signature that was not saved. */
function readTyped(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepTyped(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage may be full or forbidden.
  }
}
