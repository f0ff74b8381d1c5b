import type { ComponentProps } from "react";
import styles from "./quiet-button.module.css";

/** A button of little weight: underlined words without a frame. */
export function QuietButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button {...props} className={styles.button} type="button" />;
}
