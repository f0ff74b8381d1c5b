import { useRef, useState } from "react";
import { cluster, columns, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { districts, type Property } from "../model.ts";
import { areaText, bedsText } from "../labels.ts";
import { CompareBox } from "./compare-tray.tsx";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { PriceNote } from "./home-card.tsx";
import { SaveButton } from "./save-button.tsx";
import { PropertyScene } from "./scene.tsx";
import { TownDistricts } from "./town-districts.tsx";
import { TownGround } from "./town-ground.tsx";
import styles from "./town-map.module.css";
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
    const line = rows?.querySelector(`[data-home="${id}"]`)?.getBoundingClientRect();
    if (!rows || !line) return;
    const box = rows.getBoundingClientRect();
    rows.scrollBy({ left: line.left - box.left, top: line.top - box.top, behavior: "instant" });
  }
  /** On a telephone the list is a row of cards. */
  function follow() {
    const rows = list.current;
    if (!isMoved.current || !rows) return;
    const start = rows.getBoundingClientRect().left;
    const front = [...rows.children].find(
      (line) => line.getBoundingClientRect().left >= start - 40,
    );
    if (front instanceof HTMLElement) setPicked(front.dataset.home ?? null);
  }

  return (
    <div className={cn(columns(2, 12, 1024), styles.town)}>
      <div className={styles.mapPanel}>
        <TownGround district={district} />
        <TownDistricts {...props} district={district} />
        <TownPins homes={homes} saved={state.saved} chosen={chosen} onPick={pick} />
        <ul className={cn(row(12), textClass(12, 560), styles.legend)} aria-label="Pins">
          <li className={row(6)}>For sale</li>
          <li className={row(6)} data-status="rent">
            To rent
          </li>
          <li className={row(6)} data-status="sold">
            Sold
          </li>
        </ul>
        <span className={styles.north} aria-hidden="true">
          N
        </span>
      </div>
      <ul
        className={cn(stack(10), styles.list)}
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
      className={surface()}
      data-home={home.id}
      data-chosen={isChosen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPick()}
    >
      <article className={stack(14)} aria-labelledby={nameId}>
        <div className={styles.picture}>
          <PropertyScene home={home} />
          {isOnOffer && <SaveButton {...props} home={home} />}
        </div>
        <div className={textClass(13)}>
          <p className={styles.price}>
            <b className={textClass(15)}>{home.price}</b> <PriceNote home={home} now={now} />
          </p>
          <h3 className={estate.serif} id={nameId}>
            {home.title}
          </h3>
          <p className={typography.quiet}>
            {home.district} · {bedsText(home)} · {areaText(home)}
          </p>
          <p className={cn(cluster(16), styles.actions)}>
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
