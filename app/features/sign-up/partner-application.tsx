import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import {
  application,
  partnerTypeOptions,
  referralOptions,
  tierOptions,
} from "#app/content/sign-up.ts";
import { ApplicationForm } from "./application-form.tsx";
import { useApplication, type CreateAccount } from "./use-application.ts";

const { labels, chooseOne } = application;
const scope = "partner";

async function loadPartner() {
  const [schema, repository] = await Promise.all([
    import("./application-schema.ts"),
    import("./partner-application-repository.ts"),
  ]);
  return { check: schema.checkPartner, store: repository.submitPartnerApplication };
}

type PartnerApplicationProps = {
  readonly knownAs: string | null;
  readonly createAccount: CreateAccount;
};

export function PartnerApplication({ knownAs, createAccount }: PartnerApplicationProps) {
  const form = useApplication({
    name: "Partner application",
    load: loadPartner,
    knownAs,
    createAccount,
  });
  return (
    <ApplicationForm kind={scope} form={form} knownAs={knownAs}>
      {(errors) => (
        <>
          <div className="form__row">
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
                <Choice {...control} empty={chooseOne} options={partnerTypeOptions} required />
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
