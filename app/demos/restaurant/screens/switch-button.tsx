import type { ReactNode } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import parts from "./parts.module.css";

type SwitchButtonProps = {
  readonly isOn: boolean;
  readonly onTurn: () => void;
  /** Id of the element that names what is switched. */
  readonly describedBy?: string;
  readonly children: ReactNode;
};

/** Turns one thing on or off. */
export function SwitchButton({ isOn, onTurn, describedBy, children }: SwitchButtonProps) {
  return (
    <button
      className={cn(row(10), textClass(15, 600), parts.switchButton)}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={onTurn}
    >
      <i aria-hidden="true" />
      {children}
    </button>
  );
}
