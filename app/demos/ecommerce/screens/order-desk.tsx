import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { columns, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { relativeTime } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { countItems } from "../cart.ts";
import {
  nextStage,
  orderLabel,
  stageOf,
  stageLabels,
  toSend,
  trackingNumber,
} from "../fulfilment.ts";
import type { PastOrder } from "../model.ts";
import styles from "./owner-view.module.css";
import type { StoreProps } from "./store-props.ts";

type OrderDeskProps = StoreProps & { readonly now: Date };

const lists = [
  { value: "send", label: "To send" },
  { value: "all", label: "All" },
] as const;

/** The orders of the day, and what is to be done with each; the buyer's own page follows. */
export function OrderDesk(props: OrderDeskProps) {
  const { orders } = props.state;
  const [list, setList] = useState<(typeof lists)[number]["value"]>("send");
  // What has just been sent stays, so that it can be delivered as well.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shown = orders.filter(
    ({ id, stamps }) => list === "all" || stamps.shipped === undefined || touched.has(id),
  );
  const waiting = toSend(orders);
  return (
    <section className={cn(demoParts.panel, styles.orders)} aria-labelledby="own-orders">
      <div className={spread(0)}>
        <h3 id="own-orders" tabIndex={-1}>
          Orders
        </h3>
        <ChoiceGroup
          label="Orders shown"
          shape="segment"
          options={lists.map((one) => ({
            ...one,
            count: one.value === "send" ? waiting : orders.length,
          }))}
          value={list}
          onChange={setList}
        />
      </div>
      <ul className={cn(columns(2, 0), demoParts.rows)} aria-labelledby="own-orders">
        {shown.map((order) => (
          <OrderRow
            key={order.id}
            {...props}
            order={order}
            onTouch={() => setTouched(new Set([...touched, order.id]))}
          />
        ))}
      </ul>
    </section>
  );
}

type OrderRowProps = OrderDeskProps & {
  readonly order: PastOrder;
  readonly onTouch: () => void;
};

function OrderRow({ state, dispatch, tools, now, order, onTouch }: OrderRowProps) {
  const { id, number, items, total, placedAt, stamps } = order;
  const stage = stageOf(stamps);
  const next = nextStage(stage);
  function advance() {
    if (!next) return;
    onTouch();
    dispatch({ type: "advance", id, at: new Date() });
    tools.announce(`Order ${number} is ${next}`);
    if (nextStage(next) === null) focusAfter("#own-orders");
  }
  return (
    <li data-order={number}>
      <span>
        <b id={`order-${id}`}>{orderLabel(state.orders, order)}</b>{" "}
        <span className={typography.quiet}>
          {counted(countItems(items), "item")}, {formatCents(total)}, {relativeTime(placedAt, now)}
        </span>
        <small>
          {stageLabels[stage]}
          {stamps.shipped && `, ${trackingNumber(state.orders, order)}`}
        </small>
      </span>
      {next && (
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={`order-${id}`}
          onClick={advance}
        >
          Mark {next}
        </button>
      )}
    </li>
  );
}
