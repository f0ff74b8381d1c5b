import { useRef, useState, type KeyboardEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import type { Property } from "../model.ts";
import { amountOf } from "../price.ts";
import { areaText, bedsText, shortPrice } from "../words.ts";
import { CompareBox } from "./compare-tray.tsx";
import type { EstateProps } from "./estate-props.ts";
import { PropertyScene } from "./scene.tsx";
import { placeOf, TownGround } from "./town-ground.tsx";

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

type TownMapProps = EstateProps & { readonly homes: readonly Property[] };

/** The homes found, as pins in the town and as a list beside it: what is chosen in one shows in the other. */
export function TownMap(props: TownMapProps) {
  const { homes, dispatch } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = homes.some(({ id }) => id === picked) ? picked : (homes[0]?.id ?? null);
  const open = (id: string) => dispatch({ type: "openHome", id, view: "details" });

  function pick(id: string) {
    setPicked(id);
    const row = list.current?.querySelector(`[data-home="${id}"]`);
    if (row && list.current) {
      list.current.scrollTop +=
        row.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    }
  }
  function step(event: KeyboardEvent<HTMLElement>) {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = homes.findIndex(({ id }) => id === chosen);
    const next = homes[(at + by + homes.length) % homes.length];
    if (!next) return;
    pick(next.id);
    event.currentTarget.parentElement
      ?.querySelector<HTMLElement>(`[data-pin="${next.id}"]`)
      ?.focus();
  }

  return (
    <div className="re-town">
      <div className="re-town__m" role="group" aria-label="Map of the homes">
        <TownGround />
        {homes.map((home) => (
          <Pin
            key={home.id}
            home={home}
            isChosen={home.id === chosen}
            onPick={() => pick(home.id)}
            onKey={step}
          />
        ))}
      </div>
      <ul className="re-town__l" aria-labelledby="re-results" ref={list}>
        {homes.map((home) => (
          <li
            key={home.id}
            data-home={home.id}
            className={cn(home.id === chosen && "is-chosen")}
            onPointerEnter={() => setPicked(home.id)}
          >
            <article aria-labelledby={`re-row-${home.id}`}>
              <PropertyScene home={home} />
              <div>
                <b>{home.price}</b>
                <h3 className="re-serif" id={`re-row-${home.id}`}>
                  {home.title}
                </h3>
                <p className="muted">
                  {home.district} · {bedsText(home)} · {areaText(home)}
                </p>
                <p className="re-town__do">
                  <button
                    className="link"
                    type="button"
                    aria-describedby={`re-row-${home.id}`}
                    onFocus={() => setPicked(home.id)}
                    onClick={() => open(home.id)}
                  >
                    View Details
                  </button>
                  {home.status !== "sold" && <CompareBox {...props} home={home} />}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PinProps = {
  readonly home: Property;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One stop of the tab key for all pins: the arrow keys go from one to the next. */
function Pin({ home, isChosen, onPick, onKey }: PinProps) {
  const amount = amountOf(home);
  const price = amount === null ? home.price : shortPrice(amount, home.status === "rent");
  const isSold = home.status === "sold";
  const shown = isSold ? "Sold" : price;
  return (
    <button
      className={cn("re-pin", isSold && "re-pin--sold")}
      type="button"
      data-pin={home.id}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${home.title}, ${shown}`}
      style={placeOf(home.place)}
      onClick={onPick}
      onKeyDown={onKey}
    >
      {shown}
    </button>
  );
}
