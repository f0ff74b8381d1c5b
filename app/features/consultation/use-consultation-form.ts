import { useEffect, type FormEvent, type RefObject } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { useSubmission, type FieldErrors } from "#app/components/ui/use-submission.ts";
import { consultation } from "#app/content/consultation.ts";
import { sendErrors } from "#app/content/messages.ts";
import { dropDraft, restoreDraft, saveDraft } from "#app/lib/form-draft.ts";
import { fillIfEmpty } from "#app/lib/form-fields.ts";
import { nearestTimezone, standardOffset } from "./nearest-timezone.ts";

const draftKey = "draft-consultation";

async function loadConsultation() {
  const [schema, repository] = await Promise.all([
    import("./consultation-schema.ts"),
    import("./consultation-repository.ts"),
  ]);
  return {
    check: schema.checkConsultation,
    submit: async (request: Parameters<typeof repository.submitConsultation>[0]) => {
      const submitted = await repository.submitConsultation(request);
      dropDraft(draftKey);
      return submitted;
    },
  };
}

/** Terms Required may come alone or beside other mistakes (specification, section 5, and decision D41). */
function askForTerms(errors: FieldErrors) {
  if (errors.agreeToTerms) notify(consultation.termsRequired).catch(() => undefined);
}

/** The application's behaviour: a draft in this tab until it is sent, then the confirmation. */
export function useConsultationForm() {
  const { formProps, ...submission } = useSubmission({
    name: "Consultation application",
    load: loadConsultation,
    sent: consultation.sent,
    failed: consultation.failed,
    reasons: sendErrors,
    onRefused: askForTerms,
  });
  usePreparedForm(formProps.ref);

  return {
    ...submission,
    formProps: {
      ...formProps,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(draftKey, event.currentTarget);
        formProps.onInput(event);
      },
    },
  } as const;
}

function usePreparedForm(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (restoreDraft(draftKey, form)) openFilledFolds(form);
    fillIfEmpty(form, "timezone", nearestTimezone(standardOffset(new Date().getFullYear())));
  }, [formRef]);
}

function openFilledFolds(form: HTMLFormElement) {
  for (const fold of form.querySelectorAll("details")) {
    const fields = fold.querySelectorAll<HTMLInputElement>("input, textarea, select");
    fold.open ||= [...fields].some((field) =>
      field.type === "radio" ? field.checked : field.value !== "",
    );
  }
}
