import { cn } from "#app/lib/cn.ts";
import { cluster, row, spread, surface } from "#app/components/layout-kit/layout-kit.ts";
import { useRef, type FormEvent } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { recordLabels } from "#app/content/inbox-record.ts";
import { bulkLabels as labels, workDone } from "#app/content/inbox-work.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import type { BulkChange } from "./bulk-repository.ts";
import { canMarkResponded, type Entry } from "../entry.ts";
import type { InboxModel } from "../inbox-model.ts";
import { assignable, nameOf } from "../entry/team.ts";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import styles from "./bulk.module.css";
import type { WorkChange } from "./work-repository.ts";

/** What can be done with the checked rows, or with everything that matches. */
export function BulkBar({ inbox }: { readonly inbox: InboxModel }) {
  const { list, selection, team, work } = inbox;
  const { query, entries, total } = list;
  const { checked } = selection;
  const { bulk, marks } = work;
  const rows = entries.filter(({ id }) => checked.ids.has(id));
  const count = checked.isEverything ? (total ?? rows.length) : rows.length;
  const fresh = rows.filter(canMarkResponded);
  const isApart = query.view === "quarantine";
  const isArchive = query.filter.archived === "yes";
  const canMark = fresh.length > 0 && (!checked.isEverything || query.view === "contact");

  /** One change for both: row by row where rows are checked, by the database for everything. */
  function change(
    all: BulkChange,
    changeOf: (entry: Entry) => WorkChange,
    done: (changed: number) => string,
  ) {
    if (checked.isEverything) bulk.changeAll(query, all, count, done);
    else void work.change(rows, changeOf, done(rows.length));
    checked.clear();
  }

  function assign(choice: string) {
    const id = choice === "none" ? "" : choice;
    const name = nameOf(team, id);
    change(
      { action: "assign", value: id },
      () => ({ assigneeId: id || null }),
      (changed) => (name ? workDone.assigned(changed, name) : workDone.unassigned(changed)),
    );
  }

  function archive() {
    change(
      { action: "archive", value: isArchive ? "no" : "yes" },
      () => ({ archivedAt: isArchive ? null : new Date().toISOString() }),
      isArchive ? workDone.restored : workDone.archived,
    );
  }

  function tag(name: string, isAdded: boolean) {
    change(
      { action: isAdded ? "tag" : "untag", value: name },
      ({ work: { tags } }) => ({
        tags: isAdded ? [...new Set([...tags, name])] : tags.filter((other) => other !== name),
      }),
      (changed) => (isAdded ? workDone.tagged(changed, name) : workDone.untagged(changed, name)),
    );
  }

  function mark() {
    if (checked.isEverything) marks.markAll(query);
    else marks.markRows(fresh.map(({ id }) => id));
    checked.clear();
  }

  function judge(isSpam: boolean) {
    void work.judging.judge(rows, isSpam);
    checked.clear();
  }

  return (
    <section className={cn(surface(), spread(0), styles.band)} aria-label={labels.label}>
      <p className={cn(cluster(0), styles.count)} role="status">
        <b>{labels.selected(count)}</b>
        {checked.page.state === "all" &&
          !isApart &&
          !checked.isEverything &&
          total !== null &&
          total > count && (
            <button className={typography.link} type="button" onClick={checked.chooseEverything}>
              {labels.selectAll(total)}
            </button>
          )}
        <button className={typography.link} type="button" onClick={checked.clear}>
          {labels.clear}
        </button>
      </p>
      {isApart ? (
        <JudgeButtons on={judge} />
      ) : (
        <div className={cn(cluster(8), styles.actions)}>
          <ToolChoice
            label={labels.assign}
            value=""
            options={[
              { value: "", label: labels.assign },
              ...assignable(team).map(({ id, name }) => ({
                value: id,
                label: id === team.myId ? recordLabels.me(name) : name,
              })),
              { value: "none", label: recordLabels.nobody },
            ]}
            onChoose={assign}
          />
          <TagForm onTag={tag} />
          <button className={buttonClass("line", "tiny")} type="button" onClick={archive}>
            {isArchive ? recordLabels.restore : recordLabels.archive}
          </button>
          {!checked.isEverything && (
            <button
              className={buttonClass("line", "tiny")}
              type="button"
              onClick={() => judge(true)}
            >
              {quarantineLabels.spam}
            </button>
          )}
          {canMark && (
            <button className={buttonClass("primary", "tiny")} type="button" onClick={mark}>
              {labels.markResponded}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Each of the chosen is judged by itself, so not more than a page of them. */
function JudgeButtons({ on }: { readonly on: (isSpam: boolean) => void }) {
  return (
    <div className={cn(cluster(8), styles.actions)}>
      <button className={buttonClass("primary", "tiny")} type="button" onClick={() => on(false)}>
        {quarantineLabels.honest}
      </button>
      <button className={buttonClass("line", "tiny")} type="button" onClick={() => on(true)}>
        {quarantineLabels.spam}
      </button>
    </div>
  );
}

function TagForm({ onTag }: { readonly onTag: (tag: string, isAdded: boolean) => void }) {
  const field = useRef<HTMLInputElement>(null);

  function send(isAdded: boolean) {
    const tag = field.current?.value.trim().toLowerCase().slice(0, 40) ?? "";
    if (tag) onTag(tag, isAdded);
    else field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(true);
  }

  return (
    <form className={cn(row(8), styles.tagForm)} method="post" noValidate onSubmit={submit}>
      <input
        className={forms.input}
        name="tag"
        ref={field}
        aria-label={labels.tag}
        placeholder={labels.tag}
        maxLength={40}
        autoComplete="off"
      />
      <button className={buttonClass("line", "tiny")} type="submit">
        {labels.addTag}
      </button>
      <button className={buttonClass("line", "tiny")} type="button" onClick={() => send(false)}>
        {labels.removeTag}
      </button>
    </form>
  );
}
