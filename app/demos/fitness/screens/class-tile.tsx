import type { ReactNode } from "react";
import type { ClassType } from "../model.ts";
import styles from "./class-tile.module.css";

const drawings = {
  Yoga: (
    <>
      <circle cx="12" cy="5" r="2.2" />
      <path d="M12 8.5v5M4.500 12c3.500.500 6-.500 7.500-3 1.500 2.500 4 3.500 7.500 3M5 20c2-4.500 5-6 7-6s5 1.500 7 6c-4 .700-10 .700-14 0Z" />
    </>
  ),
  Strength: <path d="M2.500 12h19M5.500 8v8M8.500 6v12M15.500 6v12M18.500 8v8" />,
  HIIT: (
    <path d="M12 21.500c-4 0-6.500-2.700-6.500-6.300 0-4.700 4.700-6 4.700-12.200 3.300 1.500 4.800 4 4.800 6.700 1-.6 1.500-1.500 1.700-2.700 1.200 1.700 1.800 4 1.800 6.500 0 4.800-2.500 8-6.500 8z" />
  ),
  Cycling: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2" />
      <path d="M12 3v7M12 14v7M3 12h7M14 12h7" />
    </>
  ),
  Boxing: (
    <path d="M8 19.500h8V16c2.500-1 3.500-3.500 3.500-6.500 0-3.500-2-6-6-6-4.500 0-7 2.500-7 6-2.500 0-3 3.500-.5 4.500L8 16zM8 16h8M10 9.500h5" />
  ),
  Mobility: (
    <path d="M2.500 9c3-4 6-4 9.500 0s6.500 4 9.500 0M2.500 16c3-4 6-4 9.500 0s6.500 4 9.500 0" />
  ),
} as const satisfies Record<ClassType, ReactNode>;

/** The sign of a kind of class; its name stands beside it. */
export function ClassTile({ type }: { readonly type: ClassType }) {
  return (
    <svg
      className={styles.tile}
      viewBox="-8 -8 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {drawings[type]}
    </svg>
  );
}
