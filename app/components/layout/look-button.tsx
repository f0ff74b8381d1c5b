import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { looks, lookNames, nextLook } from "#app/lib/look.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./look-button.module.css";

/**
 * The one button that cycles the looks. All three labels are in the page and CSS shows the right one, so it is right
 * before any script; `app/boot/shell.ts` does the work.
 */
export function LookButton() {
  return (
    <button
      className={cn(styles.button, row(10), typography.label)}
      type="button"
      data-shell="look"
      title="Change the theme"
    >
      {looks.map((look) => (
        <span key={look} className={styles.look} data-name={look}>
          <Icon name={look} />
          <span aria-hidden="true">
            <i className={styles.theme}>Theme:</i> {lookNames[look]}
          </span>
          <span className={typography.visuallyHidden}>
            Theme: {lookNames[look]}. Switch to {lookNames[nextLook(look)]}.
          </span>
        </span>
      ))}
    </button>
  );
}
