import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { Stepper } from "#app/components/demo/stepper.tsx";
import { cluster, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import {
  blockedText,
  blockingDish,
  cartCount,
  cartDishes,
  cartTotal,
  nextOrderId,
  type CartDish,
} from "../cart.ts";
import { seatsOf, tableNumbers } from "../tables.ts";
import styles from "./orders.module.css";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";

const tableOptions = tableNumbers.map((table) => ({
  value: String(table),
  label: `Table ${table}, ${seatsOf(table)} seats`,
}));

/** The order that is being written: its table, its lines, a note, the total. */
export function CurrentOrder(props: RestaurantProps) {
  const { state, dispatch, tools, now } = props;
  const { cart, menu, table } = state;
  const total = formatCents(cartTotal(cart, menu));
  const blocking = blockingDish(state);
  function send() {
    if (blocking) return tools.announce(blockedText(blocking.name));
    const said = `Order #${nextOrderId(state.orders)} sent for Table ${table}, ${total}.`;
    if (cartCount(cart) >= 2) tools.tick("send");
    dispatch({ type: "send", now });
    tools.announce(said);
    tools.toast({ text: said });
    focusAfter("#rs-order");
  }
  return (
    <section className={styles.order} aria-labelledby="rs-order">
      <header className={cn(row(12), styles.head)}>
        <div>
          <h2 id="rs-order" className={parts.narrow} tabIndex={-1}>
            Table {table}
          </h2>
          <p className={textClass(14, "quiet")}>{seatsOf(table)} seats, current order</p>
        </div>
        <FilterSelect
          name="table"
          label="Table for this order"
          value={String(table)}
          options={tableOptions}
          onChange={(value) => {
            dispatch({ type: "selectTable", table: Number(value) });
            tools.announce(`The current order is for Table ${value}.`);
          }}
        />
      </header>
      {cart.length === 0 ? (
        <div className={cn(stack(12, "start"), typography.quiet, styles.empty)}>
          <p>Nothing on this order yet.</p>
          <button
            className={buttonClass("line")}
            type="button"
            data-browse=""
            onClick={() => {
              dispatch({ type: "tab", tab: "menu" });
              focusAfter('[data-tab="menu"]');
            }}
          >
            Browse menu
          </button>
        </div>
      ) : (
        <ul>
          {cartDishes(cart, menu).map((line) => (
            <Line key={line.dish.id} {...props} line={line} />
          ))}
        </ul>
      )}
      <Field name="note" label="Note for the kitchen" scope="order" isOptional>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={textLimit}
            placeholder="No anchovies"
            value={state.note}
            onChange={(event) => dispatch({ type: "note", note: event.target.value })}
          />
        )}
      </Field>
      {blocking && (
        <p className={cn(parts.refusal, styles.refusal)} id="rs-blocked">
          {blockedText(blocking.name)}
        </p>
      )}
      <footer className={cn(spread(12), parts.actions, styles.foot)}>
        <p className={cn(row(10, "baseline"), typography.quiet)}>
          Total <b className={cn(textClass(28), parts.narrow)}>{total}</b>
        </p>
        <button
          className={buttonClass()}
          type="button"
          disabled={cart.length === 0}
          aria-disabled={blocking ? true : undefined}
          aria-describedby={blocking ? "rs-blocked" : undefined}
          onClick={send}
        >
          Send to Kitchen
        </button>
      </footer>
    </section>
  );
}

type LineProps = RestaurantProps & { readonly line: CartDish };

function Line({ state, dispatch, tools, line: { dish, quantity } }: LineProps) {
  const { id, name, price, availability } = dish;
  function change(value: number) {
    dispatch({ type: "quantity", item: id, step: value > quantity ? 1 : -1 });
    tools.announce(`${value} ${name} for Table ${state.table}.`);
  }
  function remove() {
    const ids = state.cart.map(({ item }) => item);
    dispatch({ type: "removeLine", item: id });
    tools.announce(`${name} removed.`);
    focusAfter(`[data-remove="${neighbour(ids, id) ?? ""}"]`, "[data-browse]", "#rs-order");
  }
  return (
    <li className={cn(stack(12), styles.line)} data-sold-out={!availability || undefined}>
      <div className={cn(cluster(8), styles.dish)}>
        <b className={textClass(16, 600)} id={`rs-line-${id}`}>
          {name}
        </b>
        {!availability && <span className={badges.badge}>Sold out</span>}
        <button
          className={textClass(13, "quiet")}
          type="button"
          data-remove={id}
          aria-describedby={`rs-line-${id}`}
          onClick={remove}
        >
          Remove
        </button>
      </div>
      <Stepper value={quantity} thing={name} min={1} onChange={change} />
      <span className={textClass(16, 600)}>{formatCents(price * quantity)}</span>
    </li>
  );
}
