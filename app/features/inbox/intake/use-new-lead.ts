import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { intakeFailures } from "#app/content/intake.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { refusedField } from "#app/lib/refused-field.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import { addLead } from "./intake-repository.ts";
import { faultsOf, isLeadField, leadFields, type Lead, type LeadErrors } from "./lead.ts";
import {
  changedDraft,
  freshDraft,
  isBlank,
  keepDraft,
  readDraft,
  type LeadDraft,
} from "./lead-draft.ts";

/** A lead that was just written down. */
export type AddedLead = { readonly id: string; readonly reference: string };

/** The lead in the dialog. It outlives the dialog, and the page's being loaded anew, until it is stored or given up. */
export function useNewLead(userId: string, onAdded: (added: AddedLead) => void) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(userId) ?? freshDraft());
  const [isRestored, setIsRestored] = useState(() => !isBlank(draft));
  const [errors, setErrors] = useState<LeadErrors>({});
  /** How often it was refused; the first field that is wrong takes the focus each time. */
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [refusals]);

  function put(next: LeadDraft) {
    setDraft(next);
    keepDraft(userId, next);
  }

  function refuse(found: LeadErrors) {
    setErrors(found);
    setRefusals((before) => before + 1);
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id, lead }: LeadDraft) => addLead(id, lead),
    onSuccess: async (reference, { id }) => {
      setIsRestored(false);
      put(freshDraft());
      onAdded({ id, reference });
      await renew(queryClient, entriesKey);
    },
    onError: (cause, sent) => {
      const field = refusedField(cause);
      if (isLeadField(field)) refuse({ [field]: refusalIn(cause) });
      // Nothing was stored of what the database has refused.
      else if (failureKind(cause) !== "refused") put({ ...sent, isSent: true });
    },
  });

  return {
    lead: draft.lead,
    errors,
    isPending,
    isRestored,
    failure: error && !isLeadField(refusedField(error)) ? reasonFor(error, intakeFailures) : null,
    change(change: Partial<Lead>) {
      put(changedDraft(draft, change));
      const names = Object.keys(change);
      const isReach = names.some((name) => name === "email" || name === "phone");
      // The one may be missing because of the other.
      const settled = isReach ? [...names, "email"] : names;
      setErrors(
        Object.fromEntries(Object.entries(errors).filter(([name]) => !settled.includes(name))),
      );
    },
    submit() {
      if (isPending) return;
      const found = faultsOf(draft.lead);
      if (leadFields.some((field) => found[field])) return refuse(found);
      setErrors({});
      mutate(draft);
    },
    discard: () => {
      reset();
      setErrors({});
      setIsRestored(false);
      put(freshDraft());
    },
    /** The dialog is closed: what was written stays for its next opening. */
    leave() {
      reset();
      setErrors({});
      setIsRestored(!isBlank(draft));
    },
  };
}

export type NewLead = ReturnType<typeof useNewLead>;

const firstWrong = "#new-lead-form [aria-invalid=true]";

/** The sentence of the database. */
function refusalIn(error: Error): string {
  const { cause } = error;
  const message: unknown = typeof cause === "object" && cause && Reflect.get(cause, "message");
  return typeof message === "string" && message ? message : intakeFailures.refused;
}
