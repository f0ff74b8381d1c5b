import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keepTabDraft, readTabDraft } from "#app/browser/tab-draft.ts";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { nudgeLabels as labels } from "#app/content/nudges.ts";
import { refusedField } from "#app/lib/refused-field.ts";
import { renew } from "#app/lib/renew.ts";
import { isSame, storedChoices, type NudgeChoices } from "./nudge-choices.ts";
import { nudgeChoicesQuery } from "./nudge-choices-queries.ts";
import { saveNudgeChoices } from "./nudge-choices-repository.ts";

/** Of the field of a time zone, the one that can be refused. */
const zoneFieldId = "letters-zone";

/** One's choices in the form. What is not saved is remembered by the tab under `key`, and leaving the page warns. */
export function useNudgeChoices(saved: NudgeChoices, key: string) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readTabDraft(key, storedChoices));
  const [isZoneRefused, setIsZoneRefused] = useState(false);
  const choices = draft ?? saved;
  const isDirty = draft !== null && !isSame(draft, saved);
  useLeaveWarning(isDirty);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: saveNudgeChoices,
    onSuccess: async (_done, sent) => {
      void notify(labels.saved);
      await renew(queryClient, nudgeChoicesQuery().queryKey);
      // What was changed meanwhile stays.
      setDraft((now) => {
        if (now !== null && !isSame(now, sent)) return now;
        keepTabDraft(key, null);
        return null;
      });
    },
    onError: (cause) => {
      if (refusedField(cause) !== "zone") return;
      setIsZoneRefused(true);
      reset();
    },
  });

  useEffect(() => {
    if (isZoneRefused) document.getElementById(zoneFieldId)?.focus();
  }, [isZoneRefused]);

  function change(next: NudgeChoices) {
    setDraft(next);
    keepTabDraft(key, next);
    if (next.zone !== choices.zone) setIsZoneRefused(false);
  }

  function save() {
    if (isPending) return;
    setIsZoneRefused(false);
    mutate(choices);
  }

  return { choices, change, save, isDirty, isSaving: isPending, isZoneRefused, error };
}

export type NudgeForm = ReturnType<typeof useNudgeChoices>;
