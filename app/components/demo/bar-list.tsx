import { useState } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { useRoving } from "./roving.ts";
import { ShareBar } from "./share-bar.tsx";
import styles from "./bar-list.module.css";

type Bar = {
  readonly id: string;
  readonly label: string;
  /** The number in words; stands at the end of the bar. */
  readonly value: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: "plain" | "partial" | "negative";
  /** Stands behind the label: `to date`, `Target met`. */
  readonly mark?: string;
  /** The whole of it for a screen reader, when the bar can be pressed. */
  readonly name?: string;
};

type BarListProps = {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Makes the bars buttons: one stop of the Tab key, arrow keys inside. */
  readonly onPress?: (id: string) => void;
  /** The bar that is pressed now. */
  readonly pressed?: string | null;
  readonly className?: string;
  /** Of each bar with its label and value. */
  readonly rowClassName?: string;
};

/** Horizontal bars: label, bar, value. */
export function BarList(props: BarListProps) {
  const { label, bars, onPress, pressed = null, className, rowClassName } = props;
  const [active, setActive] = useState(0);
  const stop = Math.min(active, bars.length - 1);
  const roving = useRoving(stop, setActive);
  if (!onPress) {
    return (
      <ul className={cn(stack(2), className)} aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.id} className={cn(styles.entry, rowClassName)}>
            <BarRow bar={bar} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={cn(stack(2), className)} role="group" aria-label={label} {...roving}>
      {bars.map((bar, index) => (
        <button
          key={bar.id}
          className={cn(styles.entry, rowClassName)}
          type="button"
          data-roving={index}
          data-bar={bar.id}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={pressed === bar.id}
          onFocus={() => setActive(index)}
          onClick={() => onPress(bar.id)}
        >
          <span className={typography.visuallyHidden}>
            {bar.name ?? `${bar.label}, ${bar.value}`}
          </span>
          <BarRow bar={bar} isSilent />
        </button>
      ))}
    </div>
  );
}

type BarRowProps = { readonly bar: Bar; readonly isSilent?: boolean };

/** What is seen of a bar; a pressed one is named in its own words instead. */
function BarRow({ bar, isSilent }: BarRowProps) {
  return (
    <>
      <span aria-hidden={isSilent}>
        {bar.label}
        {bar.mark && <small className={textClass(12, "quiet")}> {bar.mark}</small>}
      </span>
      <ShareBar percent={bar.percent} look={bar.look} />
      <span className={cn(styles.value, typography.number)} aria-hidden={isSilent}>
        {bar.value}
      </span>
    </>
  );
}
