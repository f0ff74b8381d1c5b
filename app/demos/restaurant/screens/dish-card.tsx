import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { tags, type MenuItem } from "../model.ts";
import { AvailabilitySwitch } from "./availability-switch.tsx";
import { DishTile } from "./dish-tile.tsx";
import styles from "./menu.module.css";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { TagIcon, tagLabels } from "./tag-icon.tsx";

type DishCardProps = RestaurantProps & { readonly dish: MenuItem };

/** One dish: what it is, what it costs, and onto the current order with it. */
export function DishCard({ dish, ...props }: DishCardProps) {
  const { state, dispatch, tools } = props;
  const { id, name, description, price, availability } = dish;
  const heading = `rs-dish-${id}`;
  const ordered = state.cart.find(({ item }) => item === id)?.quantity ?? 0;
  function add() {
    dispatch({ type: "add", item: id });
    tools.announce(`Added ${name}. ${ordered + 1} on Table ${state.table}.`);
  }
  return (
    <li className={cn(demoParts.panel, styles.dish)}>
      <div className={styles.picture}>
        <DishTile dish={dish} />
        {ordered > 0 && (
          <p className={cn(textClass(13, 650), styles.ordered)}>
            Added · {ordered} on Table {state.table}
          </p>
        )}
        {!availability && <span className={cn(textClass(13, 650), styles.soldOut)}>Sold Out</span>}
      </div>
      <div className={styles.text}>
        <div className={cn(row(10, "baseline"), styles.name)}>
          <h4 id={heading}>{name}</h4>
          <b className={cn(textClass(18), parts.narrow)}>{formatCents(price)}</b>
        </div>
        <p className={textClass(14, "quiet")}>{description}</p>
        <ul className={cn(cluster(12), textClass(13, 560), styles.facts)} aria-label="Good to know">
          {tags
            .filter((tag) => dish[tag])
            .map((tag) => (
              <li key={tag} className={row(4)} data-tag={tag}>
                <TagIcon tag={tag} />
                {tagLabels[tag]}
              </li>
            ))}
        </ul>
      </div>
      <div className={cn(stack(6), styles.actions)}>
        {state.isManaging && <AvailabilitySwitch {...props} dish={dish} describedBy={heading} />}
        <button
          className={buttonClass("line")}
          type="button"
          disabled={!availability}
          aria-describedby={heading}
          onClick={add}
        >
          <Icon name="plus" />
          Add to Order
        </button>
      </div>
    </li>
  );
}
