import type { ReactNode } from "react";
import styles from "./switch-button.module.css";

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
      className={styles.control}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={onTurn}
    >
      <i className={styles.track} aria-hidden="true" />
      {children}
    </button>
  );
}
