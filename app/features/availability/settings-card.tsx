import type { ReactNode } from "react";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./settings-card.module.css";

type SettingsCardProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
};

/** Fields that belong together, in a form that saves them together. */
export function SettingsCard({ title, text: words, children }: SettingsCardProps) {
  return (
    <fieldset className={cn(surface(), stack(16), styles.card)}>
      <legend className={styles.legend}>
        <h2 className={cn(typography.heading, textClass(20))}>{title}</h2>
      </legend>
      {words && <p className={cn(textClass(14, "quiet"), styles.text)}>{words}</p>}
      {children}
    </fieldset>
  );
}

/** What acts at once, outside the form. */
export function ActionCard({ title, text: words, children }: SettingsCardProps) {
  return (
    <section className={cn(surface(), stack(14), styles.card)} aria-label={title}>
      <h2 className={cn(typography.heading, textClass(18))}>{title}</h2>
      {words && <p className={cn(textClass(14, "quiet"), styles.text)}>{words}</p>}
      {children}
    </section>
  );
}
