import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import desk from "#app/components/console/console.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import notices from "#app/components/ui/notice.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { dealMistakes, startPanel as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import type { Team } from "../entry/team.ts";
import { emptyDraft, mistakesIn, refusalOf, valuesOf } from "./deal-draft.ts";
import type { DealDraft, Mistakes } from "./deal-draft.ts";
import { DealFields, hasHalfDay } from "./deal-fields.tsx";
import { hasDealAlready } from "./has-deal.ts";
import styles from "./deal-panel.module.css";
import { startDeal } from "./deals-repository.ts";
import { useMistakeFocus } from "./use-mistake-focus.ts";

type StartPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly team: Team;
  /** The record that it begins with, and what it suggests. */
  readonly entryId?: string;
  readonly suggested?: Partial<DealDraft>;
  readonly onStarted: (id: string, title: string) => void;
};

/** What nobody has won or lost yet can be any of these. */
const stages = ["lead", "talking", "proposal", "won"] as const;

/** Begins a deal. What is typed stays when the panel is closed, until the deal has begun. */
export function StartPanel(props: StartPanelProps) {
  const { isOpen, onClose, team, entryId, suggested, onStarted } = props;
  const form = useRef<HTMLFormElement>(null);
  const focusMistake = useMistakeFocus(form);
  const [typed, setTyped] = useState<Partial<DealDraft>>({});
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const draft = { ...emptyDraft, ownerId: team.myId, ...suggested, ...typed };
  const starting = useMutation({
    mutationFn: () => {
      const { title, stage, valueCents, monthlyCents, expectedOn, ownerId } = valuesOf(draft);
      return startDeal({
        title,
        stage,
        valueCents,
        monthlyCents,
        expectedOn,
        ownerId,
        address: draft.address.trim(),
        entryId: entryId ?? null,
      });
    },
    onSuccess: (id) => {
      setTyped({});
      onStarted(id, draft.title.trim());
    },
    onError: (error) => {
      const refused = refusalOf(error);
      if (!refused) return;
      setMistakes(refused);
      focusMistake();
    },
  });
  const hasFailed = starting.isError && refusalOf(starting.error) === null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (starting.isPending) return;
    const half = hasHalfDay(event.currentTarget) ? { expectedOn: dealMistakes.day } : {};
    const found = { ...mistakesIn(draft), ...half };
    setMistakes(found);
    if (Object.keys(found).length === 0) starting.mutate();
    else focusMistake();
  }

  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      isFieldFirst
      className={cn(desk.console, panels.card)}
      title={entryId === undefined ? labels.title : labels.titleOfRecord}
      note={labels.note}
      closeLabel={labels.close}
    >
      <form
        className={cn(stack(16), styles.question)}

        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <DealFields
          draft={draft}
          mistakes={mistakes}
          team={team}
          stages={stages}
          scope="start"
          hasAddress={entryId === undefined}
          onType={(field, text) => {
            setTyped({ ...typed, [field]: text });
            setMistakes(
              Object.fromEntries(Object.entries(mistakes).filter(([name]) => name !== field)),
            );
          }}
        />
        {hasFailed && (
          <p className={notices.notice} role="alert">
            {hasDealAlready(starting.error) ? labels.hasDeal : labels.failed}
          </p>
        )}
        <div className={cluster(10)}>
          <button
            className={buttonClass("primary", "small")}
            type="submit"
            aria-disabled={starting.isPending || undefined}
          >
            {starting.isPending && <Spinner />}
            {starting.isPending ? labels.sending : labels.submit}
          </button>
        </div>
      </form>
    </Panel>
  );
}
