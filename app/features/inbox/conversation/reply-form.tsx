import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import { fillIn, type PlaceholderValues } from "#domain/placeholders.ts";
import { statusOf } from "#domain/registry.ts";
import type { Entry } from "../entry.ts";
import failures from "../part-failure.module.css";
import { transitionsQuery } from "../work/use-transitions.ts";
import { AddressField } from "./address-field.tsx";
import { AttachedFiles } from "./attached-files.tsx";
import { DraftLine } from "./draft-line.tsx";
import type { ReplyDraft } from "./draft.ts";
import { replyFieldId, templateFieldId } from "./field-ids.ts";
import { focusWhenThere } from "./focus-when-there.ts";
import {
  errorsOf,
  given,
  isMet,
  sentenceOf,
  speaksOfFile,
  type ReplyErrors,
} from "./reply-errors.ts";
import { ReplyQuestion, type Question } from "./reply-question.tsx";
import { ReplyRefused } from "./reply-repository.ts";
import styles from "./reply.module.css";
import { TemplateChoice } from "./template-choice.tsx";
import type { Template } from "./template-queries.ts";
import type { Draft } from "./use-draft.ts";
import type { Files } from "./use-files.ts";
import type { SendReply } from "./use-sending.ts";

type ReplyFormProps = {
  readonly entry: Entry;
  readonly draft: Draft<"reply">;
  readonly files: Files;
  readonly sending: SendReply;
  readonly from: string;
  readonly ownAddress: string;
  readonly values: PlaceholderValues;
  readonly hasSignature: boolean;
  /** The newest message that stands above. */
  readonly seen: string;
  readonly onWriting: (isWriting: boolean) => void;
  readonly onDiscard: () => void;
  readonly onReadNewer: () => void;
};

/** A reply as it will leave: whom it goes to, its words, its files, and what happens after it. */
export function ReplyForm(props: ReplyFormProps) {
  const { entry, draft, files, sending, values } = props;
  const { content } = draft;
  const { data: transitions = [] } = useQuery(transitionsQuery());
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const [hasCc, setHasCc] = useState(content.cc.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const next = transitions.find(
    ({ kind, from, to }) => kind === entry.kind && from === entry.status && isGood(kind, to),
  );
  const isBusy = sending.isPending;

  function change(part: Partial<ReplyDraft>) {
    draft.change(part);
    setErrors({});
    props.onWriting(true);
  }

  function put(template: Template) {
    const body = fillIn(template.body, values);
    change({
      subject: fillIn(template.subject, values),
      body: content.body.trim() === "" ? body : `${content.body.trimEnd()}\n\n${body}`,
    });
    form.current?.querySelector<HTMLElement>(`#${replyFieldId}`)?.focus();
  }

  /** `sure` are the questions that were answered already. */
  async function send(movesTo: string, sure: readonly Question["kind"][] = []) {
    if (isBusy) return;
    const found = errorsOf(content, props.ownAddress);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusOn(first === "body" ? "text" : first);
    if (speaksOfFile(content) && files.files.length === 0 && !sure.includes("file")) {
      return setQuestion({ kind: "file", go: () => void send(movesTo, [...sure, "file"]) });
    }
    if (files.isBusy || files.hasFailed) return setQuestion({ kind: "busy" });
    setQuestion(null);
    if (content.to.join() !== given(content.to).join())
      draft.change({ to: given(content.to), cc: given(content.cc) });
    if (!(await draft.save())) return;
    sending.mutate(
      { version: draft.version(), seen: props.seen, isSure: sure.includes("newer"), movesTo },
      { onError: (error) => meet(error, movesTo, sure) },
    );
  }

  function meet(error: Error, movesTo: string, sure: readonly Question["kind"][]) {
    if (!(error instanceof ReplyRefused)) return;
    const { reason, what } = error.refusal;
    if (reason === "newer") {
      setQuestion({
        kind: "newer",
        read: () => {
          setQuestion(null);
          props.onReadNewer();
        },
        go: () => void send(movesTo, [...sure, "newer"]),
      });
    } else if (reason === "placeholder") {
      setErrors({ body: labels.errors.placeholder(what) });
      focusOn("text");
    } else if (reason === "to" || reason === "cc" || reason === "subject" || reason === "body") {
      setErrors({ [reason]: labels.errors[reason] });
      focusOn(reason === "body" ? "text" : reason);
    }
  }

  function focusOn(name: string) {
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  function leave() {
    void draft.save();
    props.onWriting(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send("");
    }
    if (event.key === "/" && content.body === "") {
      event.preventDefault();
      focusWhenThere(templateFieldId);
    }
  }

  return (
    <form
      className={cn(stack(12), styles.form)}
      method="post"
      noValidate
      ref={form}
      aria-label={labels.title}
      data-replying=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send("");
      }}
    >
      <p className={textClass(13, "quiet")}>
        {labels.from} <bdi>{props.from}</bdi>
      </p>
      <AddressField
        name="to"
        label={labels.to}
        addresses={content.to}
        error={errors.to}
        onChange={(to) => change({ to })}
        onLeave={leave}
      />
      {hasCc ? (
        <AddressField
          name="cc"
          label={labels.cc}
          addresses={content.cc}
          error={errors.cc}
          onChange={(cc) => change({ cc })}
          onLeave={leave}
        />
      ) : (
        <button
          className={cn(typography.link, textClass(13))}
          type="button"
          onClick={() => setHasCc(true)}
        >
          {labels.addCc}
        </button>
      )}
      <Field
        name="subject"
        label={labels.subject}
        scope="reply"
        {...(errors.subject && { error: errors.subject })}
      >
        {(control) => (
          <input
            {...control}
            maxLength={300}
            value={content.subject}
            onChange={(event) => change({ subject: event.target.value })}
            onBlur={leave}
          />
        )}
      </Field>
      <Field
        name="text"
        label={labels.text}
        scope="reply"
        {...(errors.body && { error: errors.body })}
      >
        {(control) => (
          <textarea
            {...control}
            className={cn(control.className, styles.text)}
            id={replyFieldId}
            rows={6}
            value={content.body}
            placeholder={labels.placeholder}
            onChange={(event) => change({ body: event.target.value })}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
        )}
      </Field>
      <p className={cn(cluster(12), textClass(13, "quiet"))}>
        {props.hasSignature && <span>{labels.signature}</span>}
        <span>{content.quotes ? labels.quote : labels.noQuote}</span>
        <button
          className={typography.link}
          type="button"
          onClick={() => change({ quotes: !content.quotes })}
        >
          {content.quotes ? labels.dropQuote : labels.addQuote}
        </button>
        <DraftLine state={draft.state} onChoose={draft.choose} />
      </p>
      <AttachedFiles files={files} />
      <div className={cluster(12)}>
        <TemplateChoice kind={entry.kind} onChoose={put} />
        <ToolChoice
          isLabelled
          label={labels.followUp}
          value={String(content.followUpDays)}
          options={labels.followUps}
          onChoose={(days) => change({ followUpDays: followUpOf(days) })}
        />
      </div>
      {question && (
        <ReplyQuestion key={question.kind} question={question} onClose={() => setQuestion(null)} />
      )}
      {sending.isError && !isMet(sending.error) && (
        <p className={failures.failed} role="alert">
          {sentenceOf(sending.error)}
        </p>
      )}
      <div className={row(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? labels.sending : labels.send}
        </button>
        {next && (
          <button
            className={buttonClass("line", "small")}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void send(next.to)}
          >
            {labels.sendAnd(statusOf(entry.kind, next.to)?.action ?? next.to)}
          </button>
        )}
        <button className={buttonClass("ghost", "small")} type="button" onClick={props.onDiscard}>
          {labels.discard}
        </button>
      </div>
    </form>
  );
}

/** A contact submission is responded by the reply itself; a call is not answered into its end. */
function isGood(kind: Entry["kind"], to: string): boolean {
  return (
    kind !== "contact" &&
    kind !== "call" &&
    kind !== "newsletter" &&
    statusOf(kind, to)?.tone !== "over"
  );
}

function followUpOf(days: string): ReplyDraft["followUpDays"] {
  if (days === "2") return 2;
  if (days === "5") return 5;
  return days === "10" ? 10 : 0;
}
