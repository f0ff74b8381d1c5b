import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { application } from "#app/content/sign-up.ts";
import { availabilityOptions } from "#domain/applicant-options.ts";
import type { Account } from "./account.ts";
import { ApplicationForm } from "./application-form.tsx";
import type { OwnApplication } from "./own-application.ts";
import { useApplication } from "./use-application.ts";

const { labels, hints, chooseOne } = application;
const scope = "portal";

async function loadPortal() {
  const [schema, repository] = await Promise.all([
    import("./application-schema.ts"),
    import("./application-repository.ts"),
  ]);
  return { check: schema.checkPortal, store: repository.submitPortalApplication };
}

type PortalApplicationProps = {
  readonly account: Account;
  /** The visitor's own application to this program that has no answer yet. */
  readonly running: OwnApplication | null;
};

export function PortalApplication({ account, running }: PortalApplicationProps) {
  const form = useApplication({
    kind: scope,
    name: "Engineering application",
    load: loadPortal,
    account,
  });
  return (
    <ApplicationForm kind={scope} form={form} knownAs={account.knownAs} running={running}>
      {(errors) => (
        <>
          <div className={forms.pair}>
            <Field name="fullName" label={labels.fullName} error={errors.fullName} scope={scope}>
              {(control) => <input {...control} autoComplete="name" required />}
            </Field>
            <Field name="portfolio" label={labels.portfolio} error={errors.portfolio} scope={scope}>
              {(control) => <input {...control} type="url" autoComplete="url" required />}
            </Field>
            <Field
              name="stack"
              label={labels.stack}
              hint={hints.stack}
              error={errors.stack}
              scope={scope}
              isOptional
            >
              {(control) => <input {...control} />}
            </Field>
            <Field
              name="availability"
              label={labels.availability}
              hint={hints.availability}
              error={errors.availability}
              scope={scope}
              isOptional
            >
              {(control) => <Choice {...control} empty={chooseOne} options={availabilityOptions} />}
            </Field>
          </div>
          <Field
            name="message"
            label={labels.message}
            error={errors.message}
            scope={scope}
            isOptional
          >
            {(control) => <textarea {...control} />}
          </Field>
        </>
      )}
    </ApplicationForm>
  );
}
