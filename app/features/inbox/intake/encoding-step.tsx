import { useState } from "react";
import { cluster, divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import type { Encoding, Reading } from "./decode-text.ts";
import styles from "./import.module.css";

type EncodingStepProps = {
  readonly fileName: string;
  readonly readings: readonly Reading[];
  readonly onChoose: (encoding: Encoding) => void;
  readonly onOther: () => void;
};

/** Nobody but a reader can say how the letters of the file are written. */
export function EncodingStep({ fileName, readings, onChoose, onOther }: EncodingStepProps) {
  const [chosen, setChosen] = useState<Encoding>(readings[0]?.encoding ?? "windows-1252");
  return (
    <form
      className={stack(16)}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <fieldset className={cn(stack(12), parts.fieldset)} aria-describedby="encoding-help">
        <legend className={cn(typography.heading, styles.title)}>{labels.encoding.title}</legend>
        <p className={typography.quiet} id="encoding-help">
          <bdi>{fileName}</bdi>: {labels.encoding.help}
        </p>
        <div className={cn(surface(), divided)}>
          {readings.map(({ encoding, sample }) => (
            <label key={encoding} className={styles.reading}>
              <input
                type="radio"
                name="encoding"
                checked={chosen === encoding}
                onChange={() => setChosen(encoding)}
              />
              <ReadingWords encoding={encoding} sample={sample} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={cluster(10)}>
        <button className={buttonClass("primary", "small")} type="submit">
          {labels.encoding.submit}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onOther}>
          {labels.other}
        </button>
      </div>
    </form>
  );
}

/** The file's words as this encoding reads them, and what it is called. */
function ReadingWords({ encoding, sample }: Reading) {
  return (
    <span className={stack(2)}>
      <bdi className={styles.sample}>{sample}</bdi>
      <span className={textClass(13, "quiet")}>{labels.encoding.names[encoding]}</span>
    </span>
  );
}
