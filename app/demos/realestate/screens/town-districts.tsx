import typography from "#app/components/ui/typography.module.css";
import { districtCounts, filterProperties, noFilters } from "../filters.ts";
import { districts, type District } from "../model.ts";
import { districtShapes } from "../town-shapes.ts";
import type { EstateProps } from "./estate-props.ts";
import { placeOf } from "./town-ground.tsx";

type TownDistrictsProps = EstateProps & { readonly district: District | null };

/** The names of the districts with their homes; a press searches one of them, a second press the whole town. */
export function TownDistricts({ state, dispatch, district }: TownDistrictsProps) {
  const { properties, filters, saved } = state;
  const found = filterProperties(properties, { ...filters, query: noFilters.query }, saved);
  const counts = districtCounts(found);
  return (
    <div role="group" aria-label="Districts">
      {districts.map((name) => {
        const isOn = name === district;
        const isEmpty = counts[name] === 0;
        return (
          <button
            key={name}
            className="re-quarter"
            type="button"
            aria-pressed={isOn}
            aria-disabled={(isEmpty && !isOn) || undefined}
            style={placeOf(districtShapes[name].name)}
            onClick={() => {
              if (isEmpty && !isOn) return;
              dispatch({ type: "setFilters", change: { query: isOn ? noFilters.query : name } });
            }}
          >
            <span className="re-serif">{name}</span>
            <small>
              {counts[name]}
              <span className={typography.visuallyHidden}>
                {" "}
                {counts[name] === 1 ? "home" : "homes"}
              </span>
            </small>
          </button>
        );
      })}
    </div>
  );
}
