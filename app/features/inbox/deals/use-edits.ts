import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { dealPanel as labels } from "#app/content/deals.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { DealCard } from "./deal.ts";
import {
  changeIn,
  draftOf,
  mistakesIn,
  refusalOf,
  type DealDraft,
  type DealField,
  type Mistakes,
} from "./deal-draft.ts";
import { dealsKey } from "./deals-queries.ts";
import { changeDeal } from "./deals-repository.ts";

/** What has been typed over a deal and is not saved. */
type Edits = {
  /** As the deal was when the first of them was typed. */
  readonly version: number;
  readonly typed: Partial<DealDraft>;
  readonly mistakes: Mistakes;
  /** Why the last try did not save. */
  readonly trouble: string;
};

/** The edits of every deal that has been open on this page: closing its panel loses nothing. */
export function useEdits(deal: DealCard | null) {
  const queryClient = useQueryClient();
  const [all, setAll] = useState<Readonly<Record<string, Edits>>>({});
  const [savedId, setSavedId] = useState<string | null>(null);
  const edits = deal === null ? undefined : all[deal.id];
  const draft = deal === null ? null : { ...draftOf(deal), ...edits?.typed };
  const isDirty = deal !== null && draft !== null && Object.keys(changeIn(draft, deal)).length > 0;
  useLeaveWarning(isDirty || hasWrong(edits));

  const saving = useMutation({ mutationFn: save });

  function keep(id: string, next: Edits | null) {
    setAll(({ [id]: _, ...others }) => (next === null ? others : { ...others, [id]: next }));
  }

  function type(field: DealField, text: string) {
    if (deal === null) return;
    const { [field]: _, ...mistakes } = edits?.mistakes ?? {};
    const typed = { ...edits?.typed, [field]: text };
    setSavedId(null);
    keep(deal.id, { version: edits?.version ?? deal.version, typed, mistakes, trouble: "" });
  }

  /** Answers whether it is saved. */
  async function save(more: Mistakes): Promise<boolean> {
    if (deal === null || draft === null || !edits) return true;
    const mistakes = { ...mistakesIn(draft), ...more };
    if (Object.keys(mistakes).length > 0) {
      keep(deal.id, { ...edits, mistakes, trouble: "" });
      return false;
    }
    try {
      const version = await changeDeal(deal.id, edits.version, changeIn(draft, deal));
      await queryClient.invalidateQueries({ queryKey: dealsKey });
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      if (version === null) {
        const newest = queryClient.getQueryData<DealCard | null>([...dealsKey, "card", deal.id]);
        keep(deal.id, {
          ...edits,
          version: newest?.version ?? edits.version,
          trouble: labels.changed,
        });
        return false;
      }
      keep(deal.id, null);
      setSavedId(deal.id);
      return true;
    } catch (error) {
      const refused = refusalOf(error);
      keep(deal.id, {
        ...edits,
        mistakes: refused ?? {},
        trouble: refused ? "" : labels.saveFailed,
      });
      return false;
    }
  }

  return {
    draft,
    isDirty: isDirty || hasWrong(edits),
    isSaved: deal !== null && savedId === deal.id,
    isSaving: saving.isPending,
    mistakes: edits?.mistakes ?? {},
    trouble: edits?.trouble ?? "",
    type,
    save: (more: Mistakes) => saving.mutateAsync(more),
    discard: () => deal !== null && keep(deal.id, null),
  };
}

/** What is no amount is no change either, and yet not to be lost. */
function hasWrong(edits: Edits | undefined): boolean {
  return edits !== undefined && Object.keys(edits.mistakes).length > 0;
}
