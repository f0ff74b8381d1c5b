import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { application } from "#app/content/sign-up.ts";
import { partnerTypes, referralOptions, tierOptions } from "#domain/applicant-options.ts";
import type { Account } from "./account.ts";
import { ApplicationForm } from "./application-form.tsx";
import type { OwnApplication } from "./own-application.ts";
import { useApplication } from "./use-application.ts";

const { labels, chooseOne } = application;
const scope = "partner";

async function loadPartner() {
  const [schema, repository] = await Promise.all([
    import("./application-schema.ts"),
    import("./application-repository.ts"),
  ]);
  return { check: schema.checkPartner, store: repository.submitPartnerApplication };
}

type PartnerApplicationProps = {
  readonly account: Account;
  /** The visitor's own application to this program that has no answer yet. */
  readonly running: OwnApplication | null;
};

export function PartnerApplication({ account, running }: PartnerApplicationProps) {
  const form = useApplication({
    kind: scope,
    name: "Partner application",
    load: loadPartner,
    account,
  });
  return (
    <ApplicationForm kind={scope} form={form} knownAs={account.knownAs} running={running}>
      {(errors) => (
        <>
          <div className={forms.pair}>
            <Field name="company" label={labels.company} error={errors.company} scope={scope}>
              {(control) => <input {...control} autoComplete="organization" required />}
            </Field>
            <Field
              name="partnerType"
              label={labels.partnerType}
              error={errors.partnerType}
              scope={scope}
            >
              {(control) => (
                <Choice {...control} empty={chooseOne} options={partnerTypes} required />
              )}
            </Field>
            <Field name="tier" label={labels.tier} error={errors.tier} scope={scope} isOptional>
              {(control) => <Choice {...control} empty={chooseOne} options={tierOptions} />}
            </Field>
            <Field
              name="referrals"
              label={labels.referrals}
              error={errors.referrals}
              scope={scope}
              isOptional
            >
              {(control) => <Choice {...control} empty={chooseOne} options={referralOptions} />}
            </Field>
          </div>
          <Field name="site" label={labels.site} error={errors.site} scope={scope} isOptional>
            {(control) => <input {...control} type="url" autoComplete="url" />}
          </Field>
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
