import { useId } from "react";
import { roleOptions, type StaffRole } from "#app/content/team.ts";
import styles from "./team.module.css";

type RoleChoiceProps = {
  readonly label: string;
  readonly chosen: StaffRole;
};

/** The roles with what each may do. Uncontrolled, like the form around it. */
export function RoleChoice({ label, chosen }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.roles}>
      <legend>{label}</legend>
      {roleOptions.map(({ value, label: name, text }) => (
        <label key={value}>
          <input
            type="radio"
            name="role"
            value={value}
            defaultChecked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
          />
          <span>
            <b id={`${id}-${value}`}>{name}</b>
            <span id={`${id}-${value}-text`}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
