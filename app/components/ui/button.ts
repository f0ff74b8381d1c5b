import { cn } from "#app/lib/cn.ts";
import styles from "./button.module.css";

export type ButtonLook = "primary" | "line" | "ghost";
export type ButtonSize = "large" | "small" | "tiny";

const looks = { primary: undefined, line: styles.line, ghost: styles.ghost };
const sizes = { large: undefined, small: styles.small, tiny: styles.tiny };

/** The class names of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "large"): string {
  return cn(styles.button, looks[look], sizes[size]);
}
