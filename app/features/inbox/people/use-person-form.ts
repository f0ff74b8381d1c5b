import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { personLabels as labels } from "#app/content/people.ts";
import { renew } from "#app/lib/renew.ts";
import type { Person } from "./card.ts";
import { cardsKey } from "./card-queries.ts";
import { CardRefused, savePerson } from "./card-repository.ts";
import {
  draftOf,
  errorsOf,
  isSame,
  keepPersonDraft,
  readPersonDraft,
  type PersonDraft,
  type PersonErrors,
} from "./person-draft.ts";

type Source = { readonly whom: string; readonly person: Person; readonly onDone: () => void };

/** Of the note that shows what somebody else has saved. */
export const conflictId = "person-conflict";

/**
 * The details of one person while they are changed. What is not saved is remembered by the tab, with the version that was
 * changed: whoever has saved meanwhile is told of, never written over.
 */
export function usePersonForm({ whom, person, onDone }: Source) {
  const queryClient = useQueryClient();
  const [begun] = useState(() => draftOf(person));
  const [draft, setDraft] = useState(() => readPersonDraft(whom) ?? begun);
  const [isRestored] = useState(() => readPersonDraft(whom) !== null);
  const [errors, setErrors] = useState<PersonErrors>({});
  /** How often it was refused; the first field that is wrong takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const saved = draftOf(person);
  const isDirty = !isSame(draft, saved);
  const isStale = isDirty && draft.version !== person.version;

  useLeaveWarning(isDirty);

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [refusals]);

  /** A save was refused because of another version, which is yet to be shown. */
  const isToldNext = useRef(false);
  useEffect(() => {
    if (!isToldNext.current || !isStale) return;
    isToldNext.current = false;
    document.getElementById(conflictId)?.focus();
  });

  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: PersonDraft) => savePerson(whom, sent),
    onSuccess: async () => {
      keepPersonDraft(whom, null);
      void notify(labels.saved);
      await renew(queryClient, cardsKey);
      onDone();
    },
    onError: (cause) => {
      if (!isChanged(cause)) return;
      isToldNext.current = true;
      // Not waited for: while a save is under way its button does nothing, and the first part of the card shows the way on.
      void renew(queryClient, cardsKey);
    },
  });

  function change(part: Partial<PersonDraft>) {
    isToldNext.current = false;
    const next = { ...draft, ...part };
    setDraft(next);
    keepPersonDraft(whom, isSame(next, saved) ? null : next);
    // A field keeps a message until it is mended.
    const left = errorsOf(next);
    setErrors((known) =>
      Object.fromEntries(Object.entries(left).filter(([name]) => Object.hasOwn(known, name))),
    );
  }

  /** `version` is the one that is to be replaced: by default the one that was changed. */
  function save(version = draft.version) {
    if (isPending) return;
    const found = errorsOf(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    if (!isDirty) return leave();
    const sent = { ...draft, version };
    setDraft(sent);
    keepPersonDraft(whom, sent);
    mutate(sent);
  }

  function leave() {
    keepPersonDraft(whom, null);
    onDone();
  }

  return {
    draft,
    errors,
    isDirty,
    /** Somebody has saved another version since. */
    isStale,
    isRestored: isRestored && isDirty,
    isSaving: isPending,
    error: isChanged(error) ? null : error,
    change,
    save,
    /** Closes without saving. */
    leave,
  };
}

const firstWrong = '#person-form [aria-invalid="true"]';

function isChanged(error: unknown): boolean {
  return error instanceof CardRefused && error.reason === "changed";
}

export type PersonForm = ReturnType<typeof usePersonForm>;
