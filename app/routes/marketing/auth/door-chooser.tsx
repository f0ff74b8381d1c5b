import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { type Door, doors, signUpPage } from "#app/content/sign-up.ts";
import styles from "#app/forms/sign-up/door-chooser.module.css";
import { cn } from "#app/lib/cn.ts";

/** The two doors. Radio buttons and a rule of the sheet show one form or the other, with or without React. */
export function DoorChooser() {
  return (
    <div className={cn(layout.pageWidth, styles.doors)} data-whole="">
      <fieldset>
        <legend className={typography.visuallyHidden}>{signUpPage.question}</legend>
        {doors.map((door, index) => (
          <DoorCard key={door.kind} door={door} isFirst={index === 0} />
        ))}
      </fieldset>
    </div>
  );
}

function DoorCard({ door, isFirst }: { readonly door: Door; readonly isFirst: boolean }) {
  const id = `door-${door.kind}`;
  return (
    <label className={styles.door}>
      <input
        type="radio"
        name="kind"
        value={door.kind}
        defaultChecked={isFirst}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      />
      <span className={styles.body}>
        <b className={typography.display} id={id}>
          {door.title}
        </b>
        <span id={`${id}-text`}>{door.text}</span>
        <span className={styles.points}>
          {door.points.map((point) => (
            <span key={point}>{point}</span>
          ))}
        </span>
        <i className={styles.mark} aria-hidden="true">
          <Icon name="check" />
        </i>
      </span>
    </label>
  );
}
