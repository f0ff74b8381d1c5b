import { useRef, useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { districts, type Property } from "../model.ts";
import "../realestate-map.css";
import { areaText, bedsText } from "../labels.ts";
import { CompareBox } from "./compare-tray.tsx";
import type { EstateProps } from "./estate-props.ts";
import { PriceNote } from "./home-card.tsx";
import { SaveButton } from "./save-button.tsx";
import { PropertyScene } from "./scene.tsx";
import { TownDistricts } from "./town-districts.tsx";
import { TownGround } from "./town-ground.tsx";
import { TownPins } from "./town-pins.tsx";

type TownMapProps = EstateProps & { readonly homes: readonly Property[] };

/** The homes found, as pins in the town and as a list beside it: what is chosen in one shows in the other. */
export function TownMap(props: TownMapProps) {
  const { homes, state } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Whether a finger moves the list: then the card in front is the chosen one. */
  const isMoved = useRef(false);
  const chosen = homes.some(({ id }) => id === picked) ? picked : (homes[0]?.id ?? null);
  const district = districts.find((name) => name === state.filters.query.trim()) ?? null;

  function pick(id: string) {
    isMoved.current = false;
    setPicked(id);
    const rows = list.current;
    const row = rows?.querySelector(`[data-home="${id}"]`)?.getBoundingClientRect();
    if (!rows || !row) return;
    const box = rows.getBoundingClientRect();
    rows.scrollBy({ left: row.left - box.left, top: row.top - box.top, behavior: "instant" });
  }
  /** On a telephone the list is a row of cards. */
  function follow() {
    const rows = list.current;
    if (!isMoved.current || !rows) return;
    const start = rows.getBoundingClientRect().left;
    const front = [...rows.children].find((row) => row.getBoundingClientRect().left >= start - 40);
    if (front instanceof HTMLElement) setPicked(front.dataset.home ?? null);
  }

  return (
    <div className="re-town">
      <div className="re-town__m">
        <TownGround district={district} />
        <TownDistricts {...props} district={district} />
        <TownPins homes={homes} saved={state.saved} chosen={chosen} onPick={pick} />
        <ul className="re-legend" aria-label="Pins">
          <li className="re-legend--sale">For sale</li>
          <li className="re-legend--rent">To rent</li>
          <li className="re-legend--sold">Sold</li>
        </ul>
        <span className="re-north" aria-hidden="true">
          N
        </span>
      </div>
      <ul
        className="re-town__l"
        aria-labelledby="re-results"
        ref={list}
        onPointerDown={({ pointerType }) => {
          isMoved.current = pointerType === "touch";
        }}
        onScroll={follow}
      >
        {homes.map((home) => (
          <TownRow
            key={home.id}
            {...props}
            home={home}
            isChosen={home.id === chosen}
            onPick={() => setPicked(home.id)}
          />
        ))}
      </ul>
    </div>
  );
}

type TownRowProps = EstateProps & {
  readonly home: Property;
  readonly isChosen: boolean;
  readonly onPick: () => void;
};

function TownRow({ home, isChosen, onPick, ...props }: TownRowProps) {
  const { dispatch, now } = props;
  const nameId = `re-row-${home.id}`;
  const isOnOffer = home.status !== "sold";
  return (
    <li
      data-home={home.id}
      className={cn(isChosen && "is-chosen")}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPick()}
    >
      <article aria-labelledby={nameId}>
        <div className="re-town__pic">
          <PropertyScene home={home} />
          {isOnOffer && <SaveButton {...props} home={home} />}
        </div>
        <div>
          <p className="re-town__p">
            <b>{home.price}</b> <PriceNote home={home} now={now} />
          </p>
          <h3 className="re-serif" id={nameId}>
            {home.title}
          </h3>
          <p className={typography.quiet}>
            {home.district} · {bedsText(home)} · {areaText(home)}
          </p>
          <p className="re-town__do">
            <button
              className={typography.link}
              type="button"
              aria-describedby={nameId}
              onFocus={onPick}
              onClick={() => dispatch({ type: "openHome", id: home.id, view: "details" })}
            >
              View Details
            </button>
            {isOnOffer && <CompareBox {...props} home={home} />}
          </p>
        </div>
      </article>
    </li>
  );
}
