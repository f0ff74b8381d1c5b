import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { commissionCents, rateText } from "../commission.ts";
import { parseMoney } from "../money-text.ts";
import formStyles from "./portal-form.module.css";

/** What a deal would earn, before it is one. */
export function EstimatorPanel() {
  const [amount, setAmount] = useState("24,000");
  const cents = parseMoney(amount);
  return (
    <section className={cn(demoParts.panel, stack(12))} aria-labelledby="hb-estimator">
      <h3 id="hb-estimator">Commission estimator</h3>
      <div className={stack(12)}>
        <Field name="dealValue" label="Deal value in dollars" scope="estimate">
          {(control) => (
            <input
              {...control}
              aria-describedby="hb-estimate"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <p id="hb-estimate" className={cn(textClass(15), formStyles.result)}>
          {cents === null ? (
            "Enter an amount, such as 24,000."
          ) : (
            <>
              You'd earn <b className={textClass(15, 650)}>{formatCents(commissionCents(cents))}</b>{" "}
              at {rateText}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
