import { cn } from "#app/lib/cn.ts";
import styles from "./layout-kit.module.css";

/** A step of the scale of spaces, in pixels. */
export type Gap = keyof typeof gaps;

const gaps = {
  0: undefined,
  2: styles.gap2,
  4: styles.gap4,
  6: styles.gap6,
  8: styles.gap8,
  10: styles.gap10,
  12: styles.gap12,
  14: styles.gap14,
  16: styles.gap16,
  20: styles.gap20,
  24: styles.gap24,
  32: styles.gap32,
  40: styles.gap40,
  48: styles.gap48,
};

const alignments = { baseline: styles.baseline, top: styles.atTop };

type Alignment = keyof typeof alignments;

/** Class names for parts one under the other; `start`: each as wide as what it holds. */
export function stack(gap: Gap, alignment?: "start"): string {
  return cn(styles.stack, alignment && styles.start, gaps[gap]);
}

/** Class names for parts side by side on one line. */
export function row(gap: Gap, alignment?: Alignment): string {
  return cn(styles.line, alignment && alignments[alignment], gaps[gap]);
}

/** Class names for parts side by side that go on in the next line where there is no room. */
export function cluster(gap: Gap, alignment?: Alignment): string {
  return cn(styles.cluster, alignment && alignments[alignment], gaps[gap]);
}

/** As `cluster`, the first and the last part at the edges. */
export function spread(gap: Gap, alignment?: Alignment): string {
  return cn(styles.cluster, styles.spread, alignment && alignments[alignment], gaps[gap]);
}

const counts = { 2: styles.columns2, 3: styles.columns3, 4: styles.columns4 };

const breaks = { 620: styles.oneBelow620, 768: styles.oneBelow768, 1024: styles.oneBelow1024 };

/** Class names for equal columns; `oneBelow`: the width of the window, in pixels, below which there is one. */
export function columns(
  count: keyof typeof counts,
  gap: Gap,
  oneBelow?: keyof typeof breaks,
): string {
  return cn(counts[count], oneBelow && breaks[oneBelow], gaps[gap]);
}

/** Class names for a card on the paper: ground, edge and corners of the look. */
export function surface(radius: "medium" | "large" = "medium"): string {
  return cn(styles.surface, radius === "large" && styles.surfaceLarge);
}

/** A class name for a list with a line between each two. */
export const divided = styles.divided;
