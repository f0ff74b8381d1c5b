import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { applyFilters, cellsOver, salesOf, sumBy } from "../cells.ts";
import type { DayRange } from "../model.ts";
import { dollars, number } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";

type RegionBarsProps = DashboardProps & { readonly range: DayRange };

/** A range's revenue by region; pressing one filters every screen, pressing it again shows all. */
export function RegionBars({ state, dispatch, tools, range }: RegionBarsProps) {
  const { ledger, filters } = state;
  const all = sumBy(
    applyFilters(cellsOver(range, ledger), { ...filters, region: undefined }),
    "region",
  );
  const most = Math.max(1, ...all.map(({ sales }) => sales));
  const shown = filters.region ? all.filter(({ name }) => name === filters.region) : all;
  function press(region: string) {
    dispatch({ type: "filter", filter: { dimension: "region", value: region } });
    tools.tick("region");
    tools.announce(
      filters.region === region ? "Every region is shown" : `Everything now shows ${region}`,
    );
  }
  return (
    <section data-piece="" className={demoParts.panel}>
      <ChartFigure
        title="Revenue by region"
        caption={`${shown.map(({ name, sales }) => `${name} ${number(sales)}`).join(" + ")} = ${number(salesOf(shown))}`}
        table={{
          headers: ["Region", "Revenue"],
          rows: all.map(({ name, sales }) => [name, dollars(sales)]),
          total: ["Total", dollars(salesOf(all))],
        }}
      >
        <BarList
          label="Revenue by region; press one to filter everything"
          onPress={press}
          pressed={filters.region ?? null}
          bars={all.map(({ name, sales }) => ({
            id: name,
            label: name,
            value: dollars(sales),
            percent: (sales / most) * 100,
            name: `${name}, ${dollars(sales)}, ${filters.region === name ? "filter is on" : "filter everything"}`,
          }))}
        />
      </ChartFigure>
    </section>
  );
}
