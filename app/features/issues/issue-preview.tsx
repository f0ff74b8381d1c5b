import { useState, type KeyboardEvent } from "react";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import { isUntouched, type IssueWords } from "./issue.ts";
import type { Letter } from "./letter.ts";
import { LetterView } from "./letter-view.tsx";
import styles from "./issue-preview.module.css";
import type { useLetter } from "./use-letter.ts";

type Form = "letter" | "plain";

const forms: readonly Form[] = ["letter", "plain"];

type IssuePreviewProps = {
  readonly words: IssueWords;
  readonly made: ReturnType<typeof useLetter>;
};

/** Both forms of the letter, as they go out. */
export function IssuePreview({ words, made: { letter, query } }: IssuePreviewProps) {
  const [form, setForm] = useState<Form>("letter");
  return (
    <section className={cn(stack(12), styles.preview)} aria-labelledby="issue-preview">
      <div className={spread(12)}>
        <h3 className={cn(typography.heading, textClass(16))} id="issue-preview">
          {labels.preview}
        </h3>
        <FormTabs form={form} onChoose={setForm} />
      </div>
      {query.isError && (
        <LoadFailure
          title={labels.previewFailed}
          reason={labels.previewFailedHelp}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <div
        className={stack(12)}
        id="issue-form"
        role="tabpanel"
        aria-labelledby={tabId(form)}
        tabIndex={0}
      >
        {isUntouched(words) && <p className={typography.quiet}>{labels.nothingYet}</p>}
        {!isUntouched(words) && letter === null && query.isPending && (
          <p className={typography.quiet}>{labels.previewLoading}</p>
        )}
        {!isUntouched(words) && letter !== null && (
          <Shown form={form} words={words} letter={letter} />
        )}
      </div>
    </section>
  );
}

const tabId = (form: Form) => `issue-form-${form}`;

type FormTabsProps = { readonly form: Form; readonly onChoose: (form: Form) => void };

function FormTabs({ form, onChoose }: FormTabsProps) {
  function move(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = form === "letter" ? "plain" : "letter";
    onChoose(other);
    document.getElementById(tabId(other))?.focus();
  }

  return (
    <div className={styles.forms} role="tablist" aria-label={labels.forms}>
      {forms.map((known) => (
        <button
          key={known}
          className={styles.form}
          id={tabId(known)}
          type="button"
          role="tab"
          aria-selected={known === form}
          aria-controls="issue-form"
          tabIndex={known === form ? 0 : -1}
          onClick={() => onChoose(known)}
          onKeyDown={move}
        >
          {labels[known]}
        </button>
      ))}
    </div>
  );
}

type ShownProps = {
  readonly form: Form;
  readonly words: IssueWords;
  readonly letter: Letter;
};

function Shown({ form, words, letter }: ShownProps) {
  const [address, setAddress] = useState("");
  if (form === "plain") return <pre className={styles.plain}>{letter.text}</pre>;
  return (
    <>
      <LetterView html={letter.html} onAddress={setAddress} />
      <p className={cn(textClass(13, "quiet"), styles.address)}>
        {address !== "" && labels.leadsTo(address)}
      </p>
      {words.preheader !== "" && (
        <p className={cn(textClass(13, "quiet"), styles.address)}>
          {labels.inList}: <b>{words.subject}</b> {words.preheader}
        </p>
      )}
    </>
  );
}
