import parts from "./record-parts.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, type FormEvent } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { snoozeLabels } from "#app/content/conversation.ts";
import { workDone } from "#app/content/inbox-work.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import marks from "../entry/entry-marks.module.css";
import styles from "../work/bulk.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Entry } from "../entry.ts";
import { assignable, nameOf, type Team } from "../entry/team.ts";
import { tagsQuery } from "../work/tag-queries.ts";
import type { Judge } from "../work/use-judging.ts";
import type { Work } from "../work/use-work.ts";
import record from "./record-panel.module.css";
import { SnoozeChoice } from "./snooze-choice.tsx";

export type RecordWorkProps = {
  readonly entry: Entry;
  readonly team: Team;
  readonly work: Work;
  readonly judging: Judge;
  readonly now: Date;
};

/** What the team keeps about a record: who has it, when to look again, tags, and whether it is archived. */
export function RecordWork({ entry, team, work, judging, now }: RecordWorkProps) {
  const { assigneeId, followUpOn, archivedAt } = entry.work;
  const id = useId();

  function assign(to: string) {
    const name = nameOf(team, to);
    const done = name ? workDone.assigned(1, name) : workDone.unassigned(1);
    void work.change([entry], () => ({ assigneeId: to || null }), done);
  }

  function archive() {
    const isBack = archivedAt !== null;
    void work.change(
      [entry],
      () => ({ archivedAt: isBack ? null : new Date().toISOString() }),
      isBack ? workDone.restored(1) : workDone.archived(1),
    );
  }

  return (
    <section className={record.part} aria-labelledby={`${id}-title`}>
      <h3 className={textClass(15, 650)} id={`${id}-title`}>
        {labels.work}
      </h3>
      <div className={record.work}>
        <label htmlFor={`${id}-with`}>{labels.assignee}</label>
        <select
          className={forms.input}
          id={`${id}-with`}
          value={assigneeId ?? ""}
          onChange={(event) => assign(event.target.value)}
        >
          <option value="">{labels.nobody}</option>
          {assignable(team).map((member) => (
            <option key={member.id} value={member.id}>
              {member.id === team.myId ? labels.me(member.name) : member.name}
            </option>
          ))}
          {assigneeId !== null && !assignable(team).some((member) => member.id === assigneeId) && (
            <option value={assigneeId}>{nameOf(team, assigneeId) ?? labels.formerMember}</option>
          )}
        </select>
        <label htmlFor={`${id}-day`}>{labels.followUp}</label>
        <input
          className={forms.input}
          id={`${id}-day`}
          type="date"
          name="followUp"
          key={`${entry.id}${followUpOn}`}
          defaultValue={followUpOn ?? ""}
          onBlur={(event) => {
            const day = event.target.value || null;
            if (day !== followUpOn) void work.change([entry], () => ({ followUpOn: day }));
          }}
        />
        <span>{snoozeLabels.title}</span>
        <SnoozeChoice entry={entry} work={work} now={now} />
        <span id={`${id}-tags`}>{labels.tags}</span>
        <TagEditor entry={entry} work={work} labelledBy={`${id}-tags`} />
      </div>
      <div className={cluster(8)}>
        <button className={buttonClass("line", "tiny")} type="button" onClick={archive}>
          {archivedAt === null ? labels.archive : labels.restore}
        </button>
        {entry.quarantine.since === null && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            onClick={() => void judging.judge([entry], true)}
          >
            {quarantineLabels.spam}
          </button>
        )}
        {archivedAt !== null && <span className={typography.quiet}>{labels.inArchive}</span>}
      </div>
    </section>
  );
}

type TagEditorProps = Pick<RecordWorkProps, "entry" | "work"> & { readonly labelledBy: string };

/** Adds by Enter or the button, with what others have used as suggestions. */
function TagEditor({ entry, work, labelledBy }: TagEditorProps) {
  const { data: known = [] } = useQuery(tagsQuery());
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { tags } = entry.work;

  function add(event: FormEvent) {
    event.preventDefault();
    const tag = field.current?.value.trim().toLowerCase().slice(0, 40) ?? "";
    if (!tag || tags.includes(tag)) return;
    void work
      .change([entry], () => ({ tags: [...tags, tag] }))
      .then((isDone) => {
        if (isDone && field.current) field.current.value = "";
      });
  }

  function remove(tag: string) {
    void work.change([entry], () => ({ tags: tags.filter((other) => other !== tag) }));
    field.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={labelledBy}>
      {tags.length > 0 && (
        <ul className={cn(marks.tags, parts.tags)}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <button type="button" aria-label={labels.dropTag(tag)} onClick={() => remove(tag)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={cn(row(8), styles.tagForm)} method="post" noValidate onSubmit={add}>
        <input
          className={forms.input}
          name="tag"
          ref={field}
          aria-label={labels.addTag}
          placeholder={labels.addTag}
          list={listId}
          maxLength={40}
          autoComplete="off"
        />
        <datalist id={listId}>
          {known.map(({ tag }) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
        <button className={buttonClass("line", "tiny")} type="submit">
          {labels.add}
        </button>
      </form>
    </div>
  );
}
