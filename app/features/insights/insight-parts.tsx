import type { ReactNode } from "react";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./insights.module.css";

/** One number of a row of them, in a `dl`. */
export function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className={textClass(13, "quiet")}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type PartProps = {
  readonly title: string;
  readonly text: string;
  readonly isHalf?: boolean;
  readonly children: ReactNode;
};

export function Part({ title, text: words, isHalf = false, children }: PartProps) {
  return (
    <section className={cn(surface(), styles.insight, isHalf && styles.half)}>
      <h2 className={cn(typography.heading, textClass(18))}>{title}</h2>
      <p className={textClass(14, "quiet")}>{words}</p>
      {children}
    </section>
  );
}
