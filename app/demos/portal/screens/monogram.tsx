import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { initials } from "#app/lib/person.ts";
import styles from "./monogram.module.css";

type MonogramProps = { readonly name: string };

/** A firm's initials on a plate; its name stands beside it. */
export function Monogram({ name }: MonogramProps) {
  return (
    <i className={cn(textClass(14, 650), styles.monogram)} aria-hidden="true">
      {initials(name.replaceAll(" & ", " "))}
    </i>
  );
}
