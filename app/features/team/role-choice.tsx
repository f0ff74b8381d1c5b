import { cn } from "#app/lib/cn.ts";
import typography from "#app/components/ui/typography.module.css";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
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
    <fieldset className={cn(parts.fieldset, stack(8), styles.roles)}>
      <legend className={textClass(14, 600)}>{label}</legend>
      {roleOptions.map(({ value, label: name, text: duties }) => (
        <label key={value} className={cn(surface(), row(12, "top"))}>
          <input
            type="radio"
            name="role"
            value={value}
            defaultChecked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
          />
          <span className={typography.quiet}>
            <b className={textClass(14, 600)} id={`${id}-${value}`}>
              {name}
            </b>
            <span id={`${id}-${value}-text`}>{duties}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
