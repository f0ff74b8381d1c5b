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
  const isDirty = deal !== null && differs(edits?.typed ?? {}, draftOf(deal));
  useLeaveWarning(isDirty);

  const saving = useMutation({ mutationFn: save });

  function keep(id: string, next: Edits | null) {
    setAll((known) => (next === null ? without(known, id) : { ...known, [id]: next }));
  }

  function type(field: DealField, text: string) {
    if (deal === null) return;
    const mistakes = without(edits?.mistakes ?? {}, field);
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
    const change = changeIn(draft, deal);
    if (Object.keys(change).length === 0) {
      keep(deal.id, null);
      return true;
    }
    try {
      const version = await changeDeal(deal.id, edits.version, change);
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
    isDirty,
    isSaved: deal !== null && savedId === deal.id,
    isSaving: saving.isPending,
    mistakes: edits?.mistakes ?? {},
    trouble: edits?.trouble ?? "",
    type,
    save: (more: Mistakes) => saving.mutateAsync(more),
    discard: () => deal !== null && keep(deal.id, null),
  };
}

/** By the words in the fields: what is no amount is no change yet, and not to be lost either. */
function differs(typed: Partial<DealDraft>, kept: DealDraft): boolean {
  return Object.entries(typed).some(([name, text]) => Reflect.get(kept, name) !== text);
}

function without<Value>(known: Readonly<Record<string, Value>>, name: string) {
  return Object.fromEntries(Object.entries(known).filter(([other]) => other !== name));
}
