import { columns, row } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { availability, rulesPart as labels } from "#app/content/availability.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { cn } from "#app/lib/cn.ts";
import { typeIds } from "./availability.ts";
import { controlId } from "./checked.ts";
import type { NoticeUnit } from "./notice-units.ts";
import styles from "./rules-part.module.css";
import { SettingsCard } from "./settings-card.tsx";
import { SwitchField } from "#app/components/console/switch-field.tsx";
import type { TeamDraft, TypedRules } from "./team-draft.ts";
import type { SettingsForm } from "./use-settings.ts";

const units: readonly NoticeUnit[] = ["minutes", "hours", "days"];
const steps = [5, 10, 15, 20, 30, 60] as const;

type RulesPartProps = { readonly form: SettingsForm<TeamDraft> };

/** Whether a kind of call is offered, how soon, how far ahead, and how often one can begin. */
export function RulesPart({ form }: RulesPartProps) {
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      {typeIds.map((type) => (
        <TypeRules key={type} form={form} type={type} />
      ))}
    </SettingsCard>
  );
}

function TypeRules({ form, type }: RulesPartProps & { readonly type: CallTypeId }) {
  const { draft, faults, change } = form;
  const rules = draft.rules[type];
  const { name, minutes } = availability.types[type];
  const set = (part: Partial<TypedRules>) =>
    change({ rules: { ...draft.rules, [type]: { ...rules, ...part } } });

  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>
        <span className={textClass(16, 600)}>{name}</span>{" "}
        <span className={textClass(14, "quiet")}>{minutes}</span>
      </legend>
      <SwitchField
        id={controlId(`${type}-offered`)}
        label={labels.offered}
        text={rules.isOffered ? labels.offeredText : labels.notOffered}
        isOn={rules.isOffered}
        onTurn={(isOffered) => set({ isOffered })}
      />
      <div className={columns(3, 16, 768)}>
        <Field
          name={`${type}-notice`}
          scope="availability"
          label={labels.notice}
          error={faults[`${type}-notice`]}
        >
          {(control) => (
            <div className={row(8)}>
              <input
                {...control}
                className={cn(control.className, styles.amount)}
                inputMode="numeric"
                value={rules.notice.amount}
                autoComplete="off"
                onChange={(event) =>
                  set({ notice: { ...rules.notice, amount: event.target.value } })
                }
              />
              <select
                className={forms.input}
                aria-label={labels.noticeUnit}
                value={rules.notice.unit}
                onChange={({ target }) => {
                  const unit = units.find((one) => one === target.value) ?? "minutes";
                  set({ notice: { ...rules.notice, unit } });
                }}
              >
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {labels.units[unit]}
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <Field
          name={`${type}-horizon`}
          scope="availability"
          label={labels.horizon}
          error={faults[`${type}-horizon`]}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={rules.horizon}
              autoComplete="off"
              onChange={(event) => set({ horizon: event.target.value })}
            />
          )}
        </Field>
        <Field name={`${type}-step`} scope="availability" label={labels.step}>
          {(control) => (
            <select
              {...control}
              value={rules.step}
              onChange={(event) => set({ step: Number(event.target.value) })}
            >
              {steps.map((step) => (
                <option key={step} value={step}>
                  {labels.steps(step)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
