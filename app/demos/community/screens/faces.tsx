import { Avatar } from "#app/components/demo/avatar.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";

type FacesProps = {
  readonly label: string;
  readonly names: readonly string[];
  readonly size?: number;
};

/** A few people of many, as round initials in a row. */
export function Faces({ label, names, size = 36 }: FacesProps) {
  return (
    <ul className={row(6)} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Avatar name={name} size={size} />
          <span className={typography.visuallyHidden}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
