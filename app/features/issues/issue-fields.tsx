import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import { faultsOf, longest, roomIn, type IssueField, type IssueWords } from "./issue.ts";
import styles from "./issues.module.css";

type IssueFieldsProps = {
  readonly words: IssueWords;
  /** What a letter needs and lacks. */
  readonly gaps: Readonly<Partial<Record<IssueField, string>>>;
  readonly onChange: (part: Partial<IssueWords>) => void;
  /** A field was left. */
  readonly onLeave: () => void;
};

/** Subject, preheader and words, and what of Markdown is understood. */
export function IssueFields({ words, gaps, onChange, onLeave }: IssueFieldsProps) {
  const faults = { ...gaps, ...faultsOf(words) };
  const errorOf = (field: IssueField) => {
    const error = faults[field];
    return error === undefined ? {} : { error };
  };
  return (
    <>
      <div className={stack(6)}>
        <Field name="subject" scope="issue" label={labels.subject} {...errorOf("subject")}>
          {(control) => (
            <input
              {...control}
              value={words.subject}
              autoComplete="off"
              onChange={(event) => onChange({ subject: event.target.value })}
              onBlur={onLeave}
            />
          )}
        </Field>
        <Room field="subject" words={words} />
      </div>
      <div className={stack(6)}>
        <Field
          name="preheader"
          scope="issue"
          label={labels.preheader}
          hint={labels.preheaderHint}
          isOptional
          {...errorOf("preheader")}
        >
          {(control) => (
            <input
              {...control}
              value={words.preheader}
              autoComplete="off"
              onChange={(event) => onChange({ preheader: event.target.value })}
              onBlur={onLeave}
            />
          )}
        </Field>
        <Room field="preheader" words={words} />
      </div>
      <div className={stack(6)}>
        <Field
          name="body"
          scope="issue"
          label={labels.body}
          hint={labels.bodyHint}
          {...errorOf("body")}
        >
          {(control) => (
            <textarea
              {...control}
              className={cn(control.className, styles.words)}
              rows={14}
              value={words.body}
              onChange={(event) => onChange({ body: event.target.value })}
              onBlur={onLeave}
            />
          )}
        </Field>
        <Room field="body" words={words} />
        <MarkdownHelp />
      </div>
    </>
  );
}

type RoomProps = { readonly field: IssueField; readonly words: IssueWords };

/** How much still fits, once that is worth a look: the last tenth. */
function Room({ field, words }: RoomProps) {
  const room = roomIn(field, words[field]);
  if (room < 0 || room > longest[field] / 10) return null;
  return <p className={textClass(13, "quiet")}>{labels.limits.left(room)}</p>;
}

function MarkdownHelp() {
  return (
    <details>
      <summary className={styles.summary}>{labels.markdown.title}</summary>
      <dl className={styles.markdown}>
        {labels.markdown.rows.map(([written, means]) => (
          <div key={written} className={styles.written}>
            <dt className={cn(typography.mono, textClass(13))}>{written}</dt>
            <dd className={textClass(13, "quiet")}>{means}</dd>
          </div>
        ))}
      </dl>
      <p className={textClass(13, "quiet")}>{labels.markdown.not}</p>
    </details>
  );
}
