import desk from "#app/components/console/console.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { newLead as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "#app/components/console/form-panel.module.css";
import type { LeadField } from "./lead.ts";
import { useNewLead, type AddedLead, type NewLead } from "./use-new-lead.ts";

type NewLeadPanelProps = {
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (added: AddedLead) => void;
};

const formId = "new-lead-form";

/** Writes down a lead that came by no form. */
export function NewLeadPanel({ userId, isOpen, onClose, onAdded }: NewLeadPanelProps) {
  const form = useNewLead(userId, (added) => {
    onClose();
    onAdded(added);
  });

  function close() {
    form.leave();
    onClose();
  }

  return (
    <Panel
      isOpen={isOpen}
      onClose={close}
      isFieldFirst
      className={cn(desk.console, panels.card, styles.panel)}
      title={labels.title}
      note={labels.note}
      closeLabel={labels.close}
      footer={
        <div className={styles.foot}>
          <button
            className={buttonClass("primary", "small")}
            type="submit"
            form={formId}
            aria-disabled={form.isPending || undefined}
          >
            {form.isPending && <Spinner />}
            {form.isPending ? labels.sending : labels.submit}
          </button>
          {form.isRestored && (
            <p className={typography.quiet}>
              {labels.restored}{" "}
              <button className={typography.link} type="button" onClick={form.discard}>
                {labels.discard}
              </button>
            </p>
          )}
        </div>
      }
    >
      <form
        className={cn(stack(16), styles.body)}
        id={formId}
        method="post"
        noValidate
        aria-label={labels.title}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <LeadInput form={form} name="name" maxLength={200} />
        <div className={columns(2, 16, 620)}>
          <LeadInput form={form} name="email" type="email" hint={labels.reach} maxLength={254} />
          <LeadInput form={form} name="phone" type="tel" hint={labels.phoneHint} maxLength={60} />
        </div>
        <div className={columns(2, 16, 620)}>
          <LeadInput form={form} name="company" isOptional maxLength={200} />
          <LeadInput form={form} name="source" isOptional maxLength={100} list="lead-sources" />
        </div>
        <datalist id="lead-sources">
          {labels.sources.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </datalist>
        <Field
          name="message"
          label={labels.message}
          error={form.errors.message}
          isOptional
          scope="lead"
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={form.lead.message}
              onChange={(event) => form.change({ message: event.target.value })}
            />
          )}
        </Field>
        {form.failure && (
          <Notice tone="error" title={labels.failedTitle}>
            {form.failure}
          </Notice>
        )}
      </form>
    </Panel>
  );
}

type LeadInputProps = {
  readonly form: NewLead;
  readonly name: Exclude<LeadField, "message">;
  readonly type?: "email" | "tel";
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly maxLength: number;
  readonly list?: string;
};

/** One line of the lead. It is about somebody else: the browser offers nothing of its own user. */
function LeadInput({ form, name, hint, isOptional = false, type, ...own }: LeadInputProps) {
  return (
    <Field
      name={name}
      label={labels[name]}
      error={form.errors[name]}
      hint={hint}
      isOptional={isOptional}
      scope="lead"
    >
      {(control) => (
        <input
          {...control}
          {...own}
          type={type ?? "text"}
          autoComplete="off"
          value={form.lead[name]}
          onChange={(event) => form.change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
