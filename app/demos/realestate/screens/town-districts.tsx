import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { districtCounts, filterProperties, noFilters } from "../filters.ts";
import { districts, type District } from "../model.ts";
import { districtShapes } from "../town-shapes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { placeOf } from "./town-ground.tsx";
import styles from "./town-map.module.css";

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
            className={cn(row(8), textClass(18), styles.district)}
            type="button"
            aria-pressed={isOn}
            aria-disabled={(isEmpty && !isOn) || undefined}
            style={placeOf(districtShapes[name].name)}
            onClick={() => {
              if (isEmpty && !isOn) return;
              dispatch({ type: "setFilters", change: { query: isOn ? noFilters.query : name } });
            }}
          >
            <span className={estate.serif}>{name}</span>
            <small className={cn(stack(0), textClass(12, 650))}>
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
