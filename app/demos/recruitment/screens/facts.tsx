import type { ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";

type FactProps = { readonly label: string; readonly children: ReactNode };

/** One of a list of facts; the list has the class `facts`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className={textClass(13, "quiet")}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
