import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { extraCount, filterCount } from "../filters.ts";
import type { Filters } from "../model.ts";
import { overPage } from "./estate-classes.ts";
import type { EstateProps } from "./estate-props.ts";
import { ExtraFields, PriceChoice, TypeChoice } from "./filter-fields.tsx";
import styles from "./search.module.css";

type SearchBarProps = EstateProps & { readonly shown: number };

/** Everything that narrows the list, in one bar that stays in sight; on a telephone a field and a sheet. */
export function SearchBar({ state, dispatch, tools, shown }: SearchBarProps) {
  const [isSheet, setIsSheet] = useState(false);
  const { filters } = state;
  function change(part: Partial<Filters>) {
    dispatch({ type: "setFilters", change: part });
    const next = { ...filters, ...part };
    if (next.price === "1m-2m" && next.type === "house") tools.tick("filter");
  }
  const fields = { filters, onChange: change };
  const extras = extraCount(filters);
  const count = filterCount(filters);
  return (
    <div className={cn(cluster(14), styles.filterBar)}>
      <SearchBox
        name="query"
        label="Search by title or location"
        query={filters.query}
        onQuery={(query) => change({ query })}
      />
      <div className={cn(cluster(14), styles.choices)}>
        <PriceChoice {...fields} />
        <TypeChoice {...fields} />
        <Popover.Root>
          <Popover.Trigger className={buttonClass("line")}>
            More{extras > 0 && ` (${extras})`}
            <Icon name="down" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className={styles.popupPlace} sideOffset={8} align="end">
              <Popover.Popup
                className={cn(demoParts.theme, overPage, surface("large"), styles.popup)}
              >
                <Popover.Title>More filters</Popover.Title>
                <ExtraFields {...fields} />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
      <button
        className={cn(buttonClass("line"), styles.sheetButton)}
        type="button"
        onClick={() => setIsSheet(true)}
      >
        Filters{count > 0 && ` (${count})`}
      </button>
      <DemoDialog
        isOpen={isSheet}
        onClose={() => setIsSheet(false)}
        app={overPage}
        title="Filters"
        size="narrow"
        footer={
          <>
            <button
              className={buttonClass("line")}
              type="button"
              onClick={() => dispatch({ type: "clearFilters" })}
            >
              Clear filters
            </button>
            <button className={buttonClass()} type="button" onClick={() => setIsSheet(false)}>
              Show {counted(shown, "home")}
            </button>
          </>
        }
      >
        <div className={stack(16)}>
          <PriceChoice {...fields} />
          <TypeChoice {...fields} />
          <ExtraFields {...fields} />
        </div>
      </DemoDialog>
    </div>
  );
}
