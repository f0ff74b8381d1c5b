import type { CourseCategory } from "../model.ts";
import styles from "./course-art.module.css";

const grounds: Readonly<Record<CourseCategory, readonly [from: string, to: string]>> = {
  Data: ["oklch(.45 .16 280)", "oklch(.72 .12 220)"],
  Design: ["oklch(.58 .19 10)", "oklch(.5 .18 300)"],
  Business: ["oklch(.75 .15 75)", "oklch(.66 .18 45)"],
  Technology: ["oklch(.4 .04 260)", "oklch(.6 .14 250)"],
  Languages: ["oklch(.55 .13 155)", "oklch(.68 .11 195)"],
};

const lines: Readonly<Record<CourseCategory, string>> = {
  Data: "M52 96V64M80 96V44M108 96V74M136 96V34M40 96H150",
  Design: "M64 92 120 36l14 14-56 56-20 6ZM110 46l14 14",
  Business: "M46 100V60l26-16 26 16v40M98 60h44v40M40 100h112M60 74h24M60 86h24",
  Technology: "m70 50-24 24 24 24M118 50l24 24-24 24M102 42 86 106",
  Languages: "M46 44h56v40H76L58 98V84H46ZM86 60h58v42h-14v14l-18-14H86Z",
};

/** A course's picture: the colours of its category, one line drawing, a faint grid. */
export function CourseArt({ image, id }: { readonly image: CourseCategory; readonly id: string }) {
  const [from, to] = grounds[image];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 192 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="192" height="120" fill={`url(#${id})`} />
      <path
        d="M0 30H192M0 60H192M0 90H192M48 0V120M96 0V120M144 0V120"
        stroke="oklch(1 0 0)"
        strokeWidth=".6"
        opacity=".25"
      />
      <path
        d={lines[image]}
        fill="none"
        stroke="oklch(1 0 0)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
