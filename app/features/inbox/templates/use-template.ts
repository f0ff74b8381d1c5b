import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { templateLabels as labels } from "#app/content/templates.ts";
import { renew } from "#app/lib/renew.ts";
import { misspeltIn } from "#domain/placeholders.ts";
import type { KindName } from "#domain/registry.ts";
import { templatesKey, type Template } from "../conversation/template-queries.ts";
import { readTemplate, storeTemplate } from "./stored-template.ts";
import {
  draftOf,
  errorsOf,
  isSame,
  newDraft,
  type TemplateDraft,
  type TemplateErrors,
} from "./template-draft.ts";
import { saveTemplate, TemplateRefused } from "./template-repository.ts";

type Source = {
  readonly kind: KindName;
  /** Null for one that is being made. */
  readonly template: Template | null;
  /** Those in use of the same kind. */
  readonly others: readonly Template[];
  readonly onSaved: (id: string) => void;
};

/**
 * One template in the editor. What is not saved is remembered by the tab, with the version that was changed: whoever has
 * saved meanwhile is told of, never written over.
 */
export function useTemplate({ kind, template, others, onSaved }: Source) {
  const key = template?.id ?? `new-${kind}`;
  const queryClient = useQueryClient();
  const [blank] = useState(newDraft);
  const [draft, setDraft] = useState(() => readTemplate(key));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<TemplateErrors>({});
  /** How often it was refused; the first field that is wrong takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const saved = template ? draftOf(template) : blank;
  const shown = draft ?? saved;
  const isDirty = draft !== null && !isSame(draft, saved);
  const isStale = isDirty && template !== null && draft.version !== template.version;

  useLeaveWarning(isDirty);

  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [refusals]);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: TemplateDraft) => saveTemplate(kind, sent),
    onSuccess: async (version, sent) => {
      void notify(labels.saved);
      await renew(queryClient, templatesKey);
      setIsRestored(false);
      const latest = readTemplate(key);
      // What was typed meanwhile stays, as a change of what is kept by now.
      const rest = latest && !isSame(latest, sent) ? { ...latest, version } : null;
      storeTemplate(key, null);
      storeTemplate(sent.id, rest);
      setDraft(rest);
      onSaved(sent.id);
    },
    onError: async (cause) => {
      if (!(cause instanceof TemplateRefused)) return;
      const { reason } = cause;
      if (reason.kind === "changed") {
        await renew(queryClient, templatesKey);
        document.getElementById("template-conflict")?.focus();
        return;
      }
      refuse(
        reason.kind === "placeholder"
          ? misspeltError(reason.name, shown.subject)
          : { name: labels.errors.taken },
      );
      reset();
    },
  });

  function refuse(found: TemplateErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<TemplateDraft>) {
    const next = { ...shown, ...part };
    setDraft(next);
    storeTemplate(key, isSame(next, saved) ? null : next);
    // A field keeps a message until it is mended.
    const left = errorsOf(next, others);
    setErrors((known) =>
      Object.fromEntries(Object.entries(left).filter(([name]) => Object.hasOwn(known, name))),
    );
  }

  /** `version` is the one that is to be replaced: by default the one that was changed. */
  function save(version = shown.version) {
    if (isPending) return;
    const found = errorsOf(shown, others);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    storeTemplate(key, shown);
    mutate({ ...shown, version });
  }

  function drop() {
    setDraft(null);
    storeTemplate(key, null);
    setErrors({});
    setIsRestored(false);
    reset();
  }

  return {
    draft: shown,
    errors,
    isDirty,
    /** Somebody has saved another version since. */
    isStale,
    isRestored: isRestored && isDirty,
    isSaving: isPending,
    error: error instanceof TemplateRefused ? null : error,
    change,
    save,
    drop,
  };
}

const firstWrong = '#template-form [aria-invalid="true"]';

function misspeltError(name: string, subject: string): TemplateErrors {
  const wrong = misspeltIn(`{${name}}`);
  if (!wrong) return {};
  const sentence = labels.misspelt(wrong.name, wrong.meant);
  return subject.includes(name) ? { subject: sentence } : { text: sentence };
}

export type TemplateForm = ReturnType<typeof useTemplate>;
