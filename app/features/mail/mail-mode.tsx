import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { mailPage as labels, type MailMode } from "#app/content/mail.ts";
import styles from "./mail.module.css";

/** Whether e-mails leave, and what follows from it. */
export function MailModeNote({ mode }: { readonly mode: MailMode }) {
  const { title, text: words } = labels.modes[mode];
  return (
    <section
      className={cn(surface(), row(14, "top"), styles.mode)}
      data-mode={mode}
      aria-labelledby="mail-mode"
    >
      <Icon name="mail" />
      <div>
        <h2 className={cn(typography.heading, textClass(18))} id="mail-mode">
          {title}
        </h2>
        <p className={typography.quiet}>{words}</p>
      </div>
    </section>
  );
}
