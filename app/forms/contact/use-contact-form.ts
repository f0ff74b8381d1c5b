import { useSubmission } from "#app/forms/use-submission.ts";
import { sendErrors, toasts } from "#app/content/messages.ts";

async function loadSending() {
  const [schema, repository] = await Promise.all([
    import("./contact-schema.ts"),
    import("./contact-repository.ts"),
  ]);
  return { check: schema.checkContact, submit: repository.submitContact };
}

/** The contact form's behaviour (specification, sections 4, 5 and 8). */
export function useContactForm() {
  return useSubmission({
    name: "Contact form",
    draft: "draft-contact",
    load: loadSending,
    sent: toasts.contactSent,
    failed: toasts.contactFailed,
    reasons: sendErrors,
  });
}
