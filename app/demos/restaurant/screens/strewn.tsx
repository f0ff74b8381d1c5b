import type { ReactNode } from "react";
import { scatter } from "../scatter.ts";

type StrewnProps = {
  readonly name: string;
  readonly count: number;
  readonly reach: number;
  readonly children: ReactNode;
};

/** The same thing again and again, strewn over a plate. */
export function Strewn({ name, count, reach, children }: StrewnProps) {
  return scatter(name, count, reach).map(({ x, y, turn }, index) => (
    <g key={index} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {children}
    </g>
  ));
}
