import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import panels from "#app/components/ui/panel.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import typography from "#app/components/ui/typography.module.css";
import { savedViewLabels as labels } from "#app/content/inbox-work.ts";
import desk from "#app/components/console/console.module.css";
import failures from "../part-failure.module.css";
import { cn } from "#app/lib/cn.ts";
import { renew } from "#app/lib/renew.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import type { SavedView } from "./saved-view.ts";
import { PartFailure } from "../part-failure.tsx";
import { savedViewsKey, savedViewsQuery } from "./saved-view-queries.ts";
import views from "./saved-views-panel.module.css";
import { deleteView, renameView, saveView } from "./saved-views-repository.ts";

type SavedViewsPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The list on show, as its address has it. */
  readonly address: string;
};

/** One's own views: keep the list on show, open, rename and delete. */
export function SavedViewsPanel({ isOpen, onClose, address }: SavedViewsPanelProps) {
  const query = useQuery({ ...savedViewsQuery(), enabled: isOpen });
  const change = useViewChange();
  const field = useRef<HTMLInputElement>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim().slice(0, 60) ?? "";
    if (!name) return field.current?.focus();
    change.run(
      () => saveView({ name, address }),
      () => {
        if (field.current) field.current.value = "";
      },
    );
    return undefined;
  }

  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      className={cn(desk.console, panels.card)}
      title={labels.title}
      closeLabel={labels.close}
    >
      <form className={cn(stack(6), views.form)} method="post" noValidate onSubmit={save}>
        <label htmlFor="view-name">{labels.name}</label>
        <div className={row(8)}>
          <input
            className={forms.input}
            id="view-name"
            name="name"
            maxLength={60}
            autoComplete="off"
            ref={field}
          />
          <button className={buttonClass("primary", "tiny")} type="submit">
            {labels.save}
          </button>
        </div>
        {change.failure && (
          <p className={failures.failed} role="alert">
            {change.failure === "taken" ? labels.taken : labels.failed}
          </p>
        )}
      </form>
      {query.data?.length === 0 && (
        <p className={cn(views.nothing, typography.quiet)}>{labels.none}</p>
      )}
      <PartFailure
        className={cn(failures.failed, views.nothing)}
        text={labels.loadFailed}
        query={query}
      />
      <ul className={views.list}>
        {query.data?.map((view) => (
          <ViewLine key={view.id} view={view} onOpen={onClose} onChange={change.run} />
        ))}
      </ul>
    </Panel>
  );
}

type ViewLineProps = {
  readonly view: SavedView;
  readonly onOpen: () => void;
  readonly onChange: (task: () => Promise<void>, then?: () => void) => void;
};

function ViewLine({ view, onOpen, onChange }: ViewLineProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** The field takes the place of the button that was just pressed. */
  function takeFocus(input: HTMLInputElement | null) {
    field.current = input;
    if (input && document.activeElement !== input) input.focus();
  }

  function rename(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? "";
    if (name)
      onChange(
        () => renameView({ id: view.id, name }),
        () => setIsRenaming(false),
      );
  }

  if (isRenaming) {
    return (
      <li className={row(8)}>
        <form className={row(8)} method="post" noValidate onSubmit={rename}>
          <input
            className={forms.input}
            name="name"
            aria-label={labels.newName(view.name)}
            defaultValue={view.name}
            maxLength={60}
            ref={takeFocus}
          />
          <button className={buttonClass("primary", "tiny")} type="submit">
            {labels.rename}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li className={row(8)}>
      <Link className={typography.link} to={{ search: view.address }} onClick={onOpen}>
        <bdi>{view.name}</bdi>
      </Link>
      <button
        className={buttonClass("ghost", "tiny")}
        type="button"
        aria-label={labels.renameNamed(view.name)}
        onClick={() => setIsRenaming(true)}
      >
        {labels.rename}
      </button>
      <button
        className={buttonClass("ghost", "tiny")}
        type="button"
        aria-label={labels.deleteNamed(view.name)}
        onClick={() => onChange(() => deleteView(view.id))}
      >
        {labels.delete}
      </button>
    </li>
  );
}

function useViewChange() {
  const queryClient = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    onSuccess: () => renew(queryClient, savedViewsKey),
  });
  return {
    run: (task: () => Promise<void>, then?: () => void) => mutate(task, { onSuccess: then }),
    failure: error && (isBooked(error) ? "taken" : failureKind(error)),
  };
}

/** PostgreSQL's number for a value that is there already. */
function isBooked({ cause }: Error): boolean {
  return typeof cause === "object" && cause !== null && Reflect.get(cause, "code") === "23505";
}
