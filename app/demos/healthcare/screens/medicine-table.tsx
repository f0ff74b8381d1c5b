import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./medicine-table.module.css";

/** The list for the wallet or the next doctor; it is there on paper only. */
export function MedicineTable({ state }: HealthProps) {
  return (
    <table className={styles.table}>
      <caption>
        Medicines of Elena Marsh, {formatLocal(state.openedAt, "date")}, Riverbend Health
      </caption>
      <thead>
        <tr>
          <th scope="col">Medicine</th>
          <th scope="col">How to take it</th>
          <th scope="col">Refills left</th>
          <th scope="col">Prescriber</th>
          <th scope="col">Expires</th>
        </tr>
      </thead>
      <tbody>
        {state.prescriptions.map(({ id, medication, dosage, refills, prescriber, expires }) => (
          <tr key={id}>
            <th scope="row">{medication}</th>
            <td>{dosage}</td>
            <td>{refills}</td>
            <td>{prescriber}</td>
            <td>{formatLocal(dateOfDay(expires), "date")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
