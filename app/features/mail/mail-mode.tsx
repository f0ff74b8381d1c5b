import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { mailPage as labels, type MailMode } from "#app/content/mail.ts";
import styles from "./mail.module.css";

/** Whether e-mails leave, and what follows from it. */
export function MailModeNote({ mode }: { readonly mode: MailMode }) {
  const { title, text } = labels.modes[mode];
  return (
    <section className={styles.mode} data-mode={mode} aria-labelledby="mail-mode">
      <Icon name="mail" />
      <div>
        <h2 className={typography.heading} id="mail-mode">
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
