import type { KeyboardEvent } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Property } from "../model.ts";
import { amountOf } from "../price.ts";
import { isMonthly, shortPrice, statusText } from "../labels.ts";
import { placeOf } from "./town-ground.tsx";
import styles from "./town-pins.module.css";

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

type TownPinsProps = {
  readonly homes: readonly Property[];
  readonly saved: readonly string[];
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
};

/** The homes in the order of the list. One stop of the tab key: the arrow keys go from one to the next. */
export function TownPins({ homes, saved, chosen, onPick }: TownPinsProps) {
  function step(event: KeyboardEvent<HTMLElement>) {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = homes.findIndex(({ id }) => id === chosen);
    const next = homes[(at + by + homes.length) % homes.length];
    if (!next) return;
    onPick(next.id);
    event.currentTarget.parentElement
      ?.querySelector<HTMLElement>(`[data-pin="${next.id}"]`)
      ?.focus();
  }
  return (
    <div role="group" aria-label="Map of the homes">
      {homes.map((home) => (
        <Pin
          key={home.id}
          home={home}
          isSaved={saved.includes(home.id)}
          isChosen={home.id === chosen}
          onPick={() => onPick(home.id)}
          onKey={step}
        />
      ))}
    </div>
  );
}

type PinProps = {
  readonly home: Property;
  readonly isSaved: boolean;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function Pin({ home, isSaved, isChosen, onPick, onKey }: PinProps) {
  const amount = amountOf(home);
  const isSold = home.status === "sold";
  const price = amount === null ? home.price : shortPrice(amount, isMonthly(home));
  const shown = isSold ? statusText(home) : price;
  return (
    <button
      className={cn(row(4), textClass(13, 650), styles.marker)}
      type="button"
      data-pin={home.id}
      data-status={home.status}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${home.title}, ${shown}${isSaved ? ", saved" : ""}`}
      style={placeOf(home.place)}
      onClick={onPick}
      onKeyDown={onKey}
    >
      {isSaved && <Icon name="heart" />}
      {shown}
    </button>
  );
}
