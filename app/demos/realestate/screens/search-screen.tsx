import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { cluster, columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { firstName } from "#app/lib/person.ts";
import { bestRelaxation, filterProperties, filterSentence, noFilters } from "../filters.ts";
import { vane } from "../agents.ts";
import { activeHomes, sortProperties } from "../homes.ts";
import type { EstateState, SortKey } from "../model.ts";
import { CompareTray } from "./compare-tray.tsx";
import type { EstateProps } from "./estate-props.ts";
import estate from "./estate.module.css";
import { HomeCard } from "./home-card.tsx";
import { Panorama } from "./panorama.tsx";
import { SearchBar } from "./search-bar.tsx";
import styles from "./search.module.css";
import { TownMap } from "./town-map.tsx";
import { useAnnounced } from "#app/components/demo/use-announced.ts";
import { buttonClass } from "#app/components/ui/button.ts";

const sorts = [
  { value: "recommended", label: "Recommended" },
  { value: "price-low", label: "Price low–high" },
  { value: "price-high", label: "Price high–low" },
  { value: "newest", label: "Newest" },
  { value: "largest", label: "Largest" },
] as const satisfies readonly { value: SortKey; label: string }[];

const layouts = [
  { value: "list", label: "List" },
  { value: "map", label: "Map" },
] as const satisfies readonly { value: EstateState["layout"]; label: string }[];

/** As many homes can be in the first view of a screen. */
const opening = 2;

/** What the agency's clients see: every home, and a sentence that says which (specification, section 2). */
export function SearchScreen(props: EstateProps) {
  const { state, dispatch, tools } = props;
  const { properties, filters, saved } = state;
  const shown = sortProperties(filterProperties(properties, filters, saved), state.sort);
  useAnnounced(`${shown.length} of ${properties.length} homes`, 300, tools.announce);
  const hasLead = state.sort === "recommended" && shown[0]?.featured === true;
  return (
    <>
      <p className={cn(textClass(14, "quiet"), styles.whose)}>
        <b className={textClass(14, 600)}>Your clients' page.</b> This is what buyers and tenants
        search; what they book or ask lands on your desk, {firstName(vane)}.
      </p>
      <div className={cn(stack(0), styles.hero)}>
        <Panorama />
        <div className={cn(stack(8), styles.welcome)}>
          <p className={textClass(13, 600)}>Harbour & Vale · Port Alder</p>
          <h2 className={estate.serif}>Find the door you want to come home to</h2>
          <p className={textClass(15)}>
            {activeHomes(properties).length} homes on offer, and an agent's diary you can book
            yourself into.
          </p>
        </div>
      </div>
      <SearchBar {...props} shown={shown.length} />
      <div className={cn(spread(20), styles.summary)}>
        <p className={estate.serif} id="re-results">
          {filterSentence(shown.length, filters, shown.length - activeHomes(shown).length)}
        </p>
        <ChoiceGroup
          label="View"
          shape="segment"
          options={layouts}
          value={state.layout}
          onChange={(layout) => dispatch({ type: "layout", layout })}
        />
        <FilterSelect
          name="sort"
          label="Sort by"
          value={state.sort}
          options={sorts}
          onChange={(sort) => dispatch({ type: "sort", sort })}
        />
      </div>
      {shown.length === 0 ? (
        <NoHomes {...props} />
      ) : state.layout === "map" ? (
        <TownMap {...props} homes={shown} />
      ) : (
        <ul className={cn(columns(3, 20), styles.homes)} aria-labelledby="re-results">
          {shown.map((home, index) => (
            <li key={home.id} className={hasLead && index === 0 ? styles.leadPlace : undefined}>
              <HomeCard
                {...props}
                home={home}
                isLead={hasLead && index === 0}
                isBelow={index >= opening}
              />
            </li>
          ))}
        </ul>
      )}
      <CompareTray {...props} />
    </>
  );
}

/** Nothing matches: the one filter to take away, or all of them. */
function NoHomes({ state, dispatch }: EstateProps) {
  const { properties, filters, saved } = state;
  const best = bestRelaxation(properties, filters, saved);
  const onlyQuery = best?.key === "query" && filters.query.trim();
  return (
    <EmptyState
      text={onlyQuery ? `No homes match “${onlyQuery}”.` : "No homes match these filters."}
    >
      <div className={cluster(10)}>
        {best && !onlyQuery && (
          <button
            className={buttonClass()}
            type="button"
            onClick={() =>
              dispatch({ type: "setFilters", change: { [best.key]: noFilters[best.key] } })
            }
          >
            Remove ‘{best.label}’ to see {best.count === 1 ? "1 home" : `${best.count} homes`}
          </button>
        )}
        <button
          className={buttonClass("line")}
          type="button"
          onClick={() => dispatch({ type: "clearFilters" })}
        >
          Clear filters
        </button>
      </div>
    </EmptyState>
  );
}
