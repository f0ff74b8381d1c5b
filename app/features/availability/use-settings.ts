import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { keepTabDraft, readTabDraft } from "#app/browser/tab-draft.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { availabilityRefusals, availabilityToasts } from "#app/content/availability.ts";
import { refusedField } from "#app/lib/refused-field.ts";
import { renew } from "#app/lib/renew.ts";
import { availabilityKey } from "./availability-queries.ts";
import { saveAvailability } from "./availability-repository.ts";
import { controlId, type Checked, type Faults } from "./checked.ts";
import { losesSomething, type Outcome } from "./outcome.ts";
import { isUntouched, type DaysDraft } from "./special-days.ts";
import { draftKey } from "./stored-draft.ts";

type Source<Draft> = {
  /** Of the draft that the tab remembers. */
  readonly name: string;
  /** Null: the team. */
  readonly host: number | null;
  readonly saved: Draft;
  readonly schema: z.ZodMiniType<Draft>;
  readonly check: (draft: Draft) => Checked;
  /** Brings what is wrong into view before the focus goes there. */
  readonly onFaults?: (faults: Faults) => void;
};

/** A trial that loses nothing is saved at once. */
type Order<Draft> = { readonly draft: Draft; readonly isTrial: boolean };

/**
 * Settings that are changed in a form and saved together. Saving asks first if times or calls are lost by it. What is not
 * saved is remembered by the tab, and leaving the page warns.
 */
export function useSettings<Draft extends DaysDraft>(source: Source<Draft>) {
  const { host, saved, schema, check } = source;
  const key = draftKey(source.name);
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readTabDraft(key, schema));
  const [isFromBefore, setIsFromBefore] = useState(draft !== null);
  const [asked, setAsked] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<Faults>({});
  /** How often it was tried to save with faults; they are shown from the first time on. */
  const [tries, setTries] = useState(0);
  const shown = draft ?? saved;
  const isDirty = draft !== null && textOf(draft) !== textOf(saved);
  const checked = tries > 0 ? check(shown) : null;
  const faults = { ...(checked?.ok === false ? checked.faults : {}), ...refused };

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("beforeunload", warn);
      // The button that saved, or dropped, has left the page.
      if (document.activeElement === document.body) {
        document.getElementById(controlId("form"))?.focus({ preventScroll: true });
      }
    };
  }, [isDirty]);

  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>(firstFaulty)?.focus();
  }, [tries]);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ draft: sent, isTrial }: Order<Draft>): Promise<Outcome | null> => {
      const values = check(sent);
      if (!values.ok) throw new TypeError("Only what has no faults is sent.");
      if (isTrial) {
        const outcome = await saveAvailability(host, values.settings, true);
        if (losesSomething(outcome)) return outcome;
      }
      await saveAvailability(host, values.settings, false);
      return null;
    },
    onSuccess: async (outcome, { draft: sent }) => {
      setAsked(outcome);
      if (outcome) return;
      void notify(availabilityToasts.saved);
      await renew(queryClient, availabilityKey);
      // What was typed meanwhile stays.
      setDraft((now) => {
        if (now !== sent && now !== null) return now;
        keepTabDraft(key, null);
        return null;
      });
      setIsFromBefore(false);
      setTries(0);
    },
    onError: (cause) => {
      const field = refusedField(cause);
      const sentence = field === null ? undefined : availabilityRefusals[field];
      if (field === null || sentence === undefined) return;
      showFaults({ [field]: sentence });
      setRefused({ [field]: sentence });
      setAsked(null);
      reset();
    },
  });

  function showFaults(found: Faults) {
    source.onFaults?.(found);
    setTries((count) => count + 1);
  }

  function change(part: Partial<Draft>) {
    const next = { ...shown, ...part };
    setDraft(next);
    keepTabDraft(key, next);
    setRefused({});
  }

  function drop() {
    setDraft(null);
    keepTabDraft(key, null);
    setIsFromBefore(false);
    setRefused({});
    setTries(0);
    reset();
  }

  function save() {
    if (isPending) return;
    const values = check(shown);
    if (values.ok) mutate({ draft: shown, isTrial: asked === null });
    else showFaults(values.faults);
  }

  return {
    draft: shown,
    change,
    faults,
    isDirty,
    isRestored: isFromBefore && isDirty,
    keep: () => setIsFromBefore(false),
    drop,
    save,
    isSaving: isPending,
    asked,
    stopAsking: () => setAsked(null),
    error,
  };
}

const firstFaulty = `#${controlId("form")} [aria-invalid="true"]`;

function textOf(draft: DaysDraft): string {
  return JSON.stringify(isUntouched(draft) ? { ...draft, opened: null } : draft);
}

export type SettingsForm<Draft extends DaysDraft> = ReturnType<typeof useSettings<Draft>>;
