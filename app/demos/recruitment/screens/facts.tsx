import type { ReactNode } from "react";
import voices from "./voices.module.css";

type FactProps = { readonly label: string; readonly children: ReactNode };

/** One of a list of facts; the list has the class `facts`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className={voices.fine}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
