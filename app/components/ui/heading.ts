import { cn } from "#app/lib/cn.ts";
import styles from "./heading.module.css";
import { textClass } from "./text.ts";
import typography from "./typography.module.css";

/** Class names for the heading of a part, in pixels at the usual text size; at 20 and 24 it is larger in Cyber. */
export function heading(size: 18 | 20 | 24 | 28 | 32): string {
  const isSmall = size === 20 || size === 24;
  return cn(typography.heading, textClass(size), isSmall && styles.larger, styles.firm);
}

/** As `heading`, of one size in every look. */
export function steadyHeading(size: 18 | 20 | 24): string {
  return cn(typography.heading, textClass(size), styles.firm);
}

/** Class names for display type; on a phone Space's thin letters are stronger. */
export const display = cn(typography.display, styles.firmOnPhone);

/** Class names of the two large sizes, which grow with the window: of a section, and of a part of one. */
export const title = styles.title;
export const part = styles.part;

/** A class name for letters that Space makes stronger. */
export const firm = styles.firm;

/** A class name for a heading that Cyber marks with a slash. */
export const marked = styles.marked;
