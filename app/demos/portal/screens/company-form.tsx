import { useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Company } from "../model.ts";
import { checkCompany, isDirty, type CompanyErrors } from "../profile.ts";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type TextField = {
  readonly name: keyof Company;
  readonly label: string;
  readonly type?: "email" | "tel" | "url";
  readonly maxLength: number;
};

const fields: readonly TextField[] = [
  { name: "name", label: "Company name", maxLength: 80 },
  { name: "website", label: "Website", maxLength: 120 },
  { name: "contactName", label: "Contact name", maxLength: 80 },
  { name: "email", label: "E-mail", type: "email", maxLength: 120 },
  { name: "phone", label: "Phone", type: "tel", maxLength: 40 },
  { name: "address", label: "Address", maxLength: 160 },
];

/** What the partner says about itself. Edits stay until they are saved or discarded, whatever tab is open. */
export function CompanyForm({ state, dispatch, tools }: PortalProps) {
  const [errors, setErrors] = useState<CompanyErrors>({});
  const edit = (name: keyof Company, value: string) =>
    dispatch({ type: "editProfile", change: { [name]: value } });

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = checkCompany(state.draft, state.partners);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    if (!isDirty(state)) return;
    dispatch({ type: "saveProfile", now: new Date() });
    tools.announce("Changes saved.");
    tools.toast({ text: "Changes saved" });
    focusAfter("#hb-company");
  }

  function discard() {
    setErrors({});
    dispatch({ type: "discardProfile" });
    tools.announce("Changes discarded.");
    focusAfter("#hb-company");
  }

  return (
    <form
      className={cn(demoParts.panel, stack(14), formStyles.form)}
      aria-labelledby="hb-company"
      onSubmit={save}
      noValidate
    >
      <div className={cn(demoParts.panelHead, formStyles.head)}>
        <h3 id="hb-company" tabIndex={-1}>
          Company
        </h3>
        {isDirty(state) && (
          <span className={cn(row(8), textClass(13, 600), formStyles.unsaved)}>
            Unsaved changes
          </span>
        )}
      </div>
      <div className={columns(2, 14, 768)}>
        {fields.map(({ name, label, type = "text", maxLength }) => (
          <Field key={name} name={name} label={label} scope="company" error={errors[name]}>
            {(control) => (
              <input
                {...control}
                type={type}
                autoComplete="off"
                maxLength={maxLength}
                value={state.draft[name]}
                onChange={({ target }) => edit(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field name="description" label="Description" scope="company">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={500}
            value={state.draft.description}
            onChange={({ target }) => edit("description", target.value)}
          />
        )}
      </Field>
      {isDirty(state) && (
        <div className={cn(cluster(10), formStyles.actions)}>
          <button className={buttonClass()} type="submit">
            Save Changes
          </button>
          <button className={buttonClass("line")} type="button" onClick={discard}>
            Discard
          </button>
        </div>
      )}
    </form>
  );
}
