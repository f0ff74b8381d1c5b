import { useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import "#app/styles/demo-charts.css";
import { useRoving } from "./roving.ts";
import { ShareBar } from "./share-bar.tsx";

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
};

/** Horizontal bars: label, bar, value. */
export function BarList({ label, bars, onPress, pressed = null, className }: BarListProps) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, bars.length - 1);
  const roving = useRoving(stop, setActive);
  if (!onPress) {
    return (
      <ul className={cn("bars", className)} aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.id} className="bars__r">
            <BarRow bar={bar} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={cn("bars", className)} role="group" aria-label={label} {...roving}>
      {bars.map((bar, index) => (
        <button
          key={bar.id}
          className="bars__r bars__r--b"
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
      <span className="bars__l" aria-hidden={isSilent}>
        {bar.label}
        {bar.mark && <small> {bar.mark}</small>}
      </span>
      <ShareBar percent={bar.percent} look={bar.look} />
      <span className={cn("bars__v", typography.number)} aria-hidden={isSilent}>
        {bar.value}
      </span>
    </>
  );
}
