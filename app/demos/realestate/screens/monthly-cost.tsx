import { useState } from "react";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { Field } from "#app/components/ui/field.tsx";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import { downLimits, loanYears, monthlyCost, typedNumber, usualTerms } from "../mortgage.ts";
import { dollars } from "../labels.ts";
import { useAnnounced } from "#app/components/demo/use-announced.ts";
import estate from "./estate.module.css";
import styles from "./monthly-cost.module.css";

type MonthlyCostProps = { readonly price: number; readonly tools: DemoTools };

const yearOptions = loanYears.map((value) => ({
  value: String(value),
  label: `${value} years`,
}));

/** What the home would cost a month, with the visitor's own terms. */
export function MonthlyCost({ price: asked, tools }: MonthlyCostProps) {
  const [priceText, setPriceText] = useState(asked.toLocaleString("en-US"));
  const [downText, setDownText] = useState(String(usualTerms.down));
  const [rateText, setRateText] = useState(String(usualTerms.rate));
  const [years, setYears] = useState<number>(usualTerms.years);
  const price = typedNumber(priceText, 1, 1e8);
  const down = typedNumber(downText, downLimits.low, downLimits.high);
  const rate = typedNumber(rateText, 0, 25);
  const isWhole = price !== null && down !== null && rate !== null;
  const cost = isWhole ? monthlyCost({ price, down, rate, years }) : null;
  useAnnounced(cost ? `${dollars(cost.payment)} a month` : "", 500, (sentence) => {
    if (sentence !== "") tools.announce(sentence);
  });
  return (
    <section className={cn(stack(14), styles.cost)} aria-labelledby="re-cost">
      <h3 className={estate.heading} id="re-cost">
        Monthly cost
      </h3>
      <p className={styles.payment}>
        <b className={textClass(32, 600)}>{cost ? dollars(cost.payment) : "–"}</b> a month
      </p>
      <div className={columns(2, 14)}>
        <Field
          name="price"
          label="Price"
          scope="cost"
          error={price === null ? "Enter a price, such as 945,000." : undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={priceText}
              onChange={(event) => setPriceText(event.target.value)}
            />
          )}
        </Field>
        <Field
          name="rate"
          label="Rate, % a year"
          scope="cost"
          error={rate === null ? "Enter a rate from 0 to 25." : undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={rateText}
              onChange={(event) => setRateText(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field
        name="down"
        label="Down payment, %"
        scope="cost"
        error={down === null ? `Enter ${downLimits.low} to ${downLimits.high} percent.` : undefined}
      >
        {(control) => (
          <div className={cn(stack(14), styles.deposit)}>
            <input
              type="range"
              aria-label="Down payment in percent"
              min={downLimits.low}
              max={downLimits.high}
              value={down ?? usualTerms.down}
              onChange={(event) => setDownText(event.target.value)}
            />
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={downText}
              onChange={(event) => setDownText(event.target.value)}
            />
          </div>
        )}
      </Field>
      <ChoiceGroup
        label="Years"
        shape="segment"
        options={yearOptions}
        value={String(years)}
        onChange={(value) => setYears(Number(value))}
      />
      {cost && <CostFigure {...cost} years={years} />}
      <p className={textClass(13, "quiet")}>Example only, not an offer.</p>
    </section>
  );
}

type CostFigureProps = {
  readonly loan: number;
  readonly interest: number;
  readonly years: number;
};

function CostFigure({ loan, interest, years }: CostFigureProps) {
  const share = (loan / (loan + interest)) * 100;
  return (
    <ChartFigure
      title="Where it goes"
      caption={`You'd pay ${dollars(interest)} interest over ${years} years.`}
      table={{
        headers: ["Part", "Amount"],
        rows: [
          ["Loan", dollars(loan)],
          ["Interest", dollars(interest)],
        ],
        total: ["Together", dollars(loan + interest)],
      }}
    >
      <svg className={styles.track} width="100%" height="16" aria-hidden="true">
        <rect width={`${share}%`} height="16" fill="var(--signal)" />
        <rect x={`${share}%`} width={`${100 - share}%`} height="16" fill="var(--demo-accent)" />
      </svg>
      <ul className={cn(spread(14), textClass(13), styles.parts)}>
        <li>
          Loan <b>{dollars(loan)}</b>
        </li>
        <li>
          Interest <b>{dollars(interest)}</b>
        </li>
      </ul>
    </ChartFigure>
  );
}
