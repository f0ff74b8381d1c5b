import { cn } from "#app/lib/cn.ts";
import styles from "./text.module.css";

const sizes = {
  12: styles.size12,
  13: styles.size13,
  14: styles.size14,
  15: styles.size15,
  16: styles.size16,
  18: styles.size18,
  20: styles.size20,
  24: styles.size24,
  28: styles.size28,
  32: styles.size32,
  40: styles.size40,
};

const voices = {
  quiet: styles.quiet,
  400: styles.weight400,
  500: styles.weight500,
  560: styles.weight560,
  600: styles.weight600,
  650: styles.weight650,
};

/** Class names for text in a step of the scale, in pixels at the usual text size; a voice is a weight, or the quiet ink. */
export function textClass(
  size: keyof typeof sizes,
  ...own: readonly (keyof typeof voices)[]
): string {
  return cn(sizes[size], ...own.map((voice) => voices[voice]));
}
