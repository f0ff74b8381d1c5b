import { useEffect, type RefObject } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { useSubmission, type FieldErrors } from "#app/forms/use-submission.ts";
import { consultation } from "#app/content/consultation.ts";
import { sendErrors } from "#app/content/messages.ts";
import { fillIfEmpty } from "#app/forms/form-fields.ts";
import { nearestTimezone, standardOffset } from "./nearest-timezone.ts";

async function loadConsultation() {
  const [schema, repository] = await Promise.all([
    import("./consultation-schema.ts"),
    import("./consultation-repository.ts"),
  ]);
  return { check: schema.checkConsultation, submit: repository.submitConsultation };
}

/** Terms Required may come alone or beside other mistakes (specification, section 5, and decision D41). */
function askForTerms(errors: FieldErrors) {
  if (errors.agreeToTerms) void notify(consultation.termsRequired);
}

/** The application's behaviour: a draft in this tab until it is sent, then the confirmation. */
export function useConsultationForm() {
  const form = useSubmission({
    name: "Consultation application",
    draft: "draft-consultation",
    load: loadConsultation,
    sent: consultation.sent,
    failed: consultation.failed,
    reasons: sendErrors,
    onRefused: askForTerms,
  });
  useNearestTimezone(form.formProps.ref);
  return form;
}

/** A guess for who has not chosen: it is known only in the browser. */
function useNearestTimezone(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!formRef.current) return;
    const nearest = nearestTimezone(standardOffset(new Date().getFullYear()));
    fillIfEmpty(formRef.current, "timezone", nearest);
  }, [formRef]);
}
