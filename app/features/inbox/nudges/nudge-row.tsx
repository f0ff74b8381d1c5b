import { useId } from "react";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { nudgeLabels as labels } from "#app/content/nudges.ts";
import { cn } from "#app/lib/cn.ts";
import { nudgeWays, type NudgeSort, type NudgeWay } from "./nudge-choices.ts";
import styles from "./nudges.module.css";

type NudgeRowProps = {
  readonly sort: NudgeSort;
  readonly chosen: NudgeWay;
  /** What else the choice has changed. */
  readonly note: string | null;
  readonly onChoose: (way: NudgeWay) => void;
};

/** One letter: what it is, when it comes, and whether. */
export function NudgeRow({ sort, chosen, note, onChoose }: NudgeRowProps) {
  const id = useId();
  const { name, when } = labels.letters[sort];
  return (
    <fieldset className={cn(parts.fieldset, styles.letter)} aria-describedby={id}>
      <legend className={cn(textClass(15, 600), styles.legend)}>{name}</legend>
      <p className={textClass(14, "quiet")} id={id}>
        {when}
      </p>
      <div className={styles.ways}>
        {nudgeWays.map((way) => (
          <label key={way} className={forms.choice}>
            <input
              type="radio"
              name={sort}
              value={way}
              checked={way === chosen}
              onChange={() => onChoose(way)}
            />
            <span className={cn(textClass(13), styles.choice)}>{labels.ways[way]}</span>
          </label>
        ))}
      </div>
      {note !== null && <p className={cn(textClass(13, 560), styles.told)}>{note}</p>}
    </fieldset>
  );
}
