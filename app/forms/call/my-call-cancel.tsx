import { Field } from "#app/components/ui/field.tsx";
import { cancelCallWords as words } from "#app/content/my-call.ts";
import type { Checked } from "#app/forms/use-submission.ts";
import { MyCallQuestion } from "./my-call-question.tsx";
import type { MyCall } from "./my-call-repository.ts";
import { useCallChange } from "./use-call-change.ts";
import type { MyCallPage } from "./use-my-call.ts";

type MyCallCancelProps = {
  readonly call: MyCall;
  readonly page: MyCallPage;
  readonly onKeep: () => void;
};

/** What the database keeps of it. */
const mostLetters = 1000;

/** Asks whether, and why. What was typed is still there when it is opened again. */
export function MyCallCancel({ call, page, onKeep }: MyCallCancelProps) {
  const form = useCallChange({
    name: "Cancelling a call",
    page,
    draft: `draft-cancel-${call.id}`,
    check: checkReason,
    submit: async (secret, reason) => {
      const { cancelCall } = await import("./my-call-repository.ts");
      return cancelCall(secret, reason);
    },
    sent: words.cancelledToast,
    failed: words.failedToast,
    onMistake: () => document.getElementById("cancel-reason")?.focus(),
    onDone: (cancelled) => page.show(cancelled, "cancelled"),
  });
  return (
    <MyCallQuestion
      form={form}
      title={words.title}
      submit={words.submit}
      submitting={words.submitting}
      keep={words.keep}
      onKeep={onKeep}
    >
      <Field
        name="reason"
        label={words.why}
        error={form.errors["reason"]}
        isOptional
        scope="cancel"
      >
        {(control) => <textarea {...control} rows={3} />}
      </Field>
    </MyCallQuestion>
  );
}

function checkReason(values: FormData): Checked<string> {
  const typed = values.get("reason");
  const reason = typeof typed === "string" ? typed.trim() : "";
  if (reason.length <= mostLetters) return { ok: true, request: reason };
  return { ok: false, errors: { reason: words.whyLong } };
}
