import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { LineChart } from "#app/components/demo/line-chart.tsx";
import { SortHeader } from "#app/components/demo/sort-header.tsx";
import { StackedBars } from "#app/components/demo/stacked-bars.tsx";
import { Delta } from "#app/components/demo/delta.tsx";
import { cluster, columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import {
  bandColumns,
  bandText,
  districtFigures,
  districtRow,
  districtSeries,
  growthText,
  lastMonths,
  typeCounts,
} from "../market.ts";
import { districts, propertyTypes, type MarketField } from "../model.ts";
import { dollars, typeLabels } from "../labels.ts";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import styles from "./market.module.css";
import { Valuation } from "./valuation.tsx";

/** What homes cost where, and what the visitor's own may be worth. */
export function MarketScreen(props: EstateProps) {
  return (
    <>
      <div className={cn(cluster(16, "baseline"), estate.screenHead)}>
        <h2 className={estate.serif} id="re-market" tabIndex={-1}>
          The Port Alder market
        </h2>
      </div>
      <div className={cn(columns(2, 14, 1024), styles.market)}>
        <Valuation {...props} />
        <PriceCourse {...props} />
        <Bands {...props} />
        <Districts {...props} />
      </div>
    </>
  );
}

function PriceCourse({ state, dispatch, now }: EstateProps) {
  const { district } = state;
  const months = lastMonths(now);
  const values = districtSeries(districtFigures[district]);
  const words = values.map((value) => dollars(value));
  const title = (index: number) => formatLocal(months[index] ?? now, "month");
  return (
    <section className={cn(panel, styles.course)}>
      <ChartFigure
        title="Median price per square foot"
        caption={growthText(district)}
        table={{
          headers: ["Month", "Median $/sq ft"],
          rows: words.map((word, index) => [title(index), word]),
        }}
        tools={
          <FilterSelect
            name="district"
            label="District"
            value={district}
            options={districts.map((value) => ({ value, label: value }))}
            onChange={(value) => dispatch({ type: "district", district: value })}
          />
        }
      >
        <LineChart
          label={`Median price per square foot in ${district}, twelve months`}
          labels={months.map((month) => formatLocal(month, "shortMonth"))}
          lines={[{ id: "median", label: "Median", values, look: "main" }]}
          isFromZero={false}
          format={dollars}
          describe={(index) => `${title(index)}: ${words[index]} per sq ft`}
        />
      </ChartFigure>
    </section>
  );
}

const fields: readonly { readonly field: MarketField; readonly label: string }[] = [
  { field: "district", label: "District" },
  { field: "perFoot", label: "Median $/sq ft" },
  { field: "change", label: "In a year" },
  { field: "days", label: "Median days" },
  { field: "active", label: "On offer" },
  { field: "sold", label: "Sold, 90 days" },
];

function Districts({ state, dispatch, now }: EstateProps) {
  const { field, direction } = state.marketSort;
  const rows = sortRows(
    districts.map((district) => districtRow(district, state.properties, now)),
    (row) => row[field],
    direction,
  );
  return (
    <section className={cn(panel, stack(8), styles.districts)}>
      <h3 className={estate.heading} id="re-districts">
        Six districts
      </h3>
      <div className={demoParts.dataTable} role="group" aria-labelledby="re-districts" tabIndex={0}>
        <table>
          <caption className={typography.visuallyHidden}>Six districts</caption>
          <thead>
            <tr>
              {fields.map((column) => (
                <SortHeader
                  key={column.field}
                  {...column}
                  sort={state.marketSort}
                  onSort={(pressed) => dispatch({ type: "sortMarket", field: pressed })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.district} data-chosen={row.district === state.district || undefined}>
                <th scope="row">{row.district}</th>
                <td>{dollars(row.perFoot)}</td>
                <td>
                  <Delta change={row.change} />
                </td>
                <td>{row.days}</td>
                <td>{row.active}</td>
                <td>{row.sold}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Bands({ state }: EstateProps) {
  const bands = bandColumns(state.properties);
  const parts = propertyTypes.map((type) => typeLabels[type]);
  const stacks = bands.map((band) => ({ label: band.label, values: typeCounts(band) }));
  return (
    <section className={cn(panel, styles.bands)}>
      <ChartFigure
        title="Our homes by price"
        caption={bandText(bands)}
        table={{
          headers: ["Price", ...parts, "Homes"],
          rows: bands.map((band) => [
            band.label,
            ...typeCounts(band).map(String),
            String(band.homes.length),
          ]),
        }}
      >
        <StackedBars label="Our homes by price" parts={parts} stacks={stacks} format={String} />
      </ChartFigure>
    </section>
  );
}
