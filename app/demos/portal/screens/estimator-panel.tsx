import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { formatCents } from "#domain/money.ts";
import { commissionCents, rateText } from "../commission.ts";
import { parseMoney } from "../money-text.ts";
import styles from "./estimator-panel.module.css";
import formStyles from "./portal-form.module.css";

/** What a deal would earn, before it is one. */
export function EstimatorPanel() {
  const [text, setText] = useState("24,000");
  const cents = parseMoney(text);
  return (
    <section className={demoParts.panel} aria-labelledby="hb-estimator">
      <h3 id="hb-estimator">Commission estimator</h3>
      <div className={styles.estimator}>
        <Field name="dealValue" label="Deal value in dollars" scope="estimate">
          {(control) => (
            <input
              {...control}
              aria-describedby="hb-estimate"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <p id="hb-estimate" className={formStyles.result}>
          {cents === null ? (
            "Enter an amount, such as 24,000."
          ) : (
            <>
              You'd earn <b className={typography.number}>{formatCents(commissionCents(cents))}</b>{" "}
              at {rateText}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
