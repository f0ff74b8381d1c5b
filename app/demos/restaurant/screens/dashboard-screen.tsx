import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import {
  averageTicket,
  billedOrders,
  coversCaption,
  coversNote,
  coversTonight,
  hourly,
  openValue,
  revenue,
  salesBefore,
  salesCaption,
  sellersCaption,
  topSellers,
  totalCovers,
} from "../figures.ts";
import { activeOrders } from "../kitchen.ts";
import { soldOut } from "../menu.ts";
import { clockText, hourText } from "../times.ts";
import { ColumnChart } from "./column-chart.tsx";
import styles from "./dashboard.module.css";
import { KitchenHealth } from "./kitchen-health.tsx";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";

/** The evening in numbers. All of them follow what is done on the other screens, but the 42 tables. */
export function DashboardScreen(props: RestaurantProps) {
  const { state, now } = props;
  const average = averageTicket(state.orders, now);
  return (
    <div className={stack(16)}>
      <h2 className={typography.visuallyHidden}>Dashboard</h2>
      <div className={cn(columns(2, 16), styles.figures)}>
        <StatCard label="Revenue so far today" value={formatCents(revenue(state))}>
          <small>{formatCents(openValue(state.orders))} more on open orders</small>
        </StatCard>
        <StatCard label="Open orders" value={activeOrders(state.orders).length}>
          <small>in the kitchen or on the pass</small>
        </StatCard>
        <StatCard label="Average ticket time now" value={average === null ? "–" : `${average} min`}>
          <small>over all open tickets</small>
        </StatCard>
        <StatCard label="Served before 7 PM today" value="42 tables">
          <small>lunch and early dinner</small>
        </StatCard>
      </div>
      <div className={cn(stack(16), styles.pair)}>
        <div className={cn(demoParts.panel, styles.chart)}>
          <Sales {...props} />
        </div>
        <div className={cn(demoParts.panel, styles.chart)}>
          <Sellers {...props} />
        </div>
      </div>
      <div className={cn(stack(16), styles.trio)}>
        <div className={demoParts.panel}>
          <KitchenHealth orders={state.orders} now={now} />
        </div>
        <div className={cn(demoParts.panel, styles.chart)}>
          <Bookings {...props} />
        </div>
        <SoldOutList {...props} />
      </div>
    </div>
  );
}

function Sales({ state, now }: RestaurantProps) {
  const sales = hourly(salesBefore, billedOrders(state));
  return (
    <ChartFigure
      title="Sales by hour"
      caption={salesCaption(sales, now)}
      table={{
        headers: ["Hour", "Sales"],
        rows: sales.map(({ hour, cents }) => [hourText(hour), formatCents(cents)]),
        total: ["Today", formatCents(revenue(state))],
      }}
    >
      <ColumnChart
        label="Sales by hour"
        columns={sales.map(({ hour, cents }) => ({
          label: hourText(hour),
          value: cents,
          text: formatCents(cents),
          isLive: hour === now.getHours(),
        }))}
      />
    </ChartFigure>
  );
}

function Sellers({ state }: RestaurantProps) {
  const sellers = topSellers(state.orders);
  const most = sellers[0]?.quantity ?? 1;
  return (
    <ChartFigure
      title="Top sellers tonight"
      caption={sellersCaption(state.orders)}
      table={{
        headers: ["Dish", "Ordered"],
        rows: sellers.map(({ name, quantity }) => [name, String(quantity)]),
      }}
    >
      <BarList
        label="Top sellers tonight"
        bars={sellers.map(({ item, name, quantity }) => ({
          id: item,
          label: name,
          value: String(quantity),
          percent: (quantity / most) * 100,
        }))}
      />
    </ChartFigure>
  );
}

function Bookings({ state, now }: RestaurantProps) {
  const covers = coversTonight(state, now);
  return (
    <ChartFigure
      title="Bookings tonight"
      caption={`${coversCaption(covers)} ${coversNote(state.reservations, isoDay(now))}`}
      table={{
        headers: ["From", "Covers"],
        rows: covers.map((one) => [clockText(one.time), String(one.covers)]),
        total: ["Tonight", String(totalCovers(covers))],
      }}
    >
      <ColumnChart
        label="Covers by half hour"
        tall={124}
        columns={covers.map((one) => ({
          label: clockText(one.time).replace(" PM", ""),
          value: one.covers,
          text: String(one.covers),
        }))}
      />
    </ChartFigure>
  );
}

/** What is 86'd, and the way back. */
function SoldOutList({ state, dispatch, tools }: RestaurantProps) {
  const dishes = soldOut(state.menu);
  function bringBack(id: string, name: string) {
    const ids = dishes.map((dish) => dish.id);
    dispatch({ type: "availability", item: id, isAvailable: true });
    tools.announce(`${name} is back on the menu.`);
    focusAfter(`[data-back="${neighbour(ids, id)}"]`, "#rs-sold-out");
  }
  return (
    <section className={demoParts.panel} aria-labelledby="rs-sold-out">
      <h3 id="rs-sold-out" className={parts.listHeading} tabIndex={-1}>
        Sold out
      </h3>
      {dishes.length === 0 ? (
        <p className={typography.quiet}>Everything on the menu is available.</p>
      ) : (
        <ul className={demoParts.rows}>
          {dishes.map(({ id, name }) => (
            <li key={id}>
              <span id={`rs-out-${id}`}>{name}</span>
              <button
                className={buttonClass("line")}
                type="button"
                data-back={id}
                aria-describedby={`rs-out-${id}`}
                onClick={() => bringBack(id, name)}
              >
                Bring back
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
