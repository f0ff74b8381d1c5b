import { useState, type FormEvent } from "react";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { checkVisitor, focusFirstError, textOf, type FormErrors } from "../forms.ts";
import { similarHomes } from "../homes.ts";
import { estimateValue } from "../market.ts";
import { conditions, districts, propertyTypes, type Estimate } from "../model.ts";
import { dollars, typeLabels } from "../labels.ts";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { HomeLinks } from "./home-links.tsx";
import styles from "./market.module.css";
import { PropertyScene } from "./scene.tsx";

const conditionLabels = {
  "needs work": "Needs work",
  good: "Good",
  renovated: "Renovated",
} as const;

/** A home of each type, until there is a range to show. */
const pictures = {
  house: "crest-day",
  condo: "court-day",
  studio: "foundry-day",
  penthouse: "beacon-day",
} as const;

const areaFault = "Enter the size in square feet, from 150 to 20,000.";

/** Four questions, a range, and an appointment: what finds the agency its sellers. */
export function Valuation(props: EstateProps) {
  const { state, dispatch, tools } = props;
  const { form, estimate } = state.valuation;
  const [isWrong, setIsWrong] = useState(false);
  function work(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = estimateValue({ ...form, area: Number(form.area.replaceAll(",", "")) });
    setIsWrong(found === null);
    if (found === null) {
      event.currentTarget.querySelector<HTMLElement>('[name="area"]')?.focus();
      return;
    }
    dispatch({ type: "estimate" });
    tools.announce(`${dollars(found.low)} to ${dollars(found.high)}`);
  }
  return (
    <section
      className={cn(panel, columns(2, 20, 1024), styles.valuation)}
      data-done={estimate !== null || undefined}
      aria-labelledby="re-val"
    >
      <div className={cn(stack(10), styles.questions)}>
        <h3 className={estate.serif} id="re-val">
          What's your home worth?
        </h3>
        <p className={typography.quiet}>
          Four answers, and a range from what is selling around you.
        </p>
        <form className={cn(stack(16), estate.form)} onSubmit={work} noValidate>
          <div className={columns(2, 14, 620)}>
            <Field name="where" label="District" scope="value">
              {(control) => (
                <select
                  {...control}
                  value={form.district}
                  onChange={(event) => {
                    const district = districts.find((one) => one === event.target.value);
                    if (district) dispatch({ type: "valuationForm", change: { district } });
                  }}
                >
                  {districts.map((district) => (
                    <option key={district}>{district}</option>
                  ))}
                </select>
              )}
            </Field>
            <Field name="kind" label="Type" scope="value">
              {(control) => (
                <select
                  {...control}
                  value={form.type}
                  onChange={(event) => {
                    const type = propertyTypes.find((one) => one === event.target.value);
                    if (type) dispatch({ type: "valuationForm", change: { type } });
                  }}
                >
                  {propertyTypes.map((type) => (
                    <option key={type} value={type}>
                      {typeLabels[type]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field
              name="area"
              label="Size, sq ft"
              scope="value"
              error={isWrong ? areaFault : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={8}
                  value={form.area}
                  onChange={(event) => {
                    setIsWrong(false);
                    dispatch({ type: "valuationForm", change: { area: event.target.value } });
                  }}
                />
              )}
            </Field>
            <Field name="condition" label="Condition" scope="value">
              {(control) => (
                <select
                  {...control}
                  value={form.condition}
                  onChange={(event) => {
                    const condition = conditions.find((one) => one === event.target.value);
                    if (condition) dispatch({ type: "valuationForm", change: { condition } });
                  }}
                >
                  {conditions.map((condition) => (
                    <option key={condition} value={condition}>
                      {conditionLabels[condition]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <button className={buttonClass()} type="submit">
            Estimate my home
          </button>
        </form>
      </div>
      <div className={styles.picture}>
        <PropertyScene home={{ image: pictures[form.type], district: form.district }} />
      </div>
      {estimate && <Result {...props} estimate={estimate} />}
    </section>
  );
}

type ResultProps = EstateProps & { readonly estimate: Estimate };

function Result(props: ResultProps) {
  const { state, dispatch, estimate } = props;
  const { form, requested } = state.valuation;
  const { district, type } = form;
  const likeness = { id: null, district, type, amount: estimate.mid, isRent: false };
  const onSale = state.properties.filter(({ status }) => status === "sale");
  return (
    <div className={cn(stack(12), styles.estimate)}>
      <p className={estate.serif}>
        {dollars(estimate.low)} – {dollars(estimate.high)}
      </p>
      <p>
        Most likely around <b>{dollars(estimate.mid)}</b>. An example, not an appraisal.
      </p>
      <h4 className={textClass(15, 600)}>Compare with</h4>
      <HomeLinks
        homes={similarHomes(likeness, onSale)}
        onOpen={(id) => dispatch({ type: "openHome", id, view: "details" })}
      />
      {requested === null ? <VisitForm {...props} /> : <Requested {...props} name={requested} />}
    </div>
  );
}

function VisitForm({ dispatch, tools, now }: EstateProps) {
  const [errors, setErrors] = useState<FormErrors>({});
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const visitor = { name: textOf(values, "name"), email: textOf(values, "email") };
    const wrong = checkVisitor(visitor);
    setErrors(wrong);
    if (focusFirstError(event.currentTarget, wrong)) return;
    dispatch({ type: "requestValuation", ...visitor, now });
    tools.announce("Visit requested. It is on the agent's dashboard.");
  }
  return (
    <form className={cn(stack(16), estate.form)} onSubmit={ask} noValidate>
      <div className={columns(2, 14, 620)}>
        <Field name="name" label="Name" scope="visit" error={errors.name}>
          {(control) => <input {...control} autoComplete="off" maxLength={120} />}
        </Field>
        <Field name="email" label="E-mail" scope="visit" error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="off" maxLength={120} />}
        </Field>
      </div>
      <button className={buttonClass()} type="submit">
        Request a Visit
      </button>
    </form>
  );
}

function Requested({ dispatch, name }: EstateProps & { readonly name: string }) {
  return (
    <div className={cn(stack(6, "start"), styles.requested)}>
      <p
        className={cn(row(10, "top"), textClass(16, 600))}
        tabIndex={-1}
        ref={(element) => element?.focus()}
      >
        <Icon name="check" />
        Thank you, {name}. Your visit is on the agent's desk.
      </p>
      <button
        className={typography.link}
        type="button"
        onClick={() => {
          dispatch({ type: "tab", tab: "dashboard" });
          focusAfter("#re-desk");
        }}
      >
        See it on the Dashboard
      </button>
    </div>
  );
}
