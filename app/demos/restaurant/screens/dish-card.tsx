import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { tags, type MenuItem } from "../model.ts";
import { AvailabilitySwitch } from "./availability-switch.tsx";
import { DishTile } from "./dish-tile.tsx";
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
    <li className={cn("rs-dish", !availability && "is-out")}>
      <div className="rs-dish__p">
        <DishTile dish={dish} />
        {ordered > 0 && (
          <p className={cn("rs-dish__in", typography.number)}>
            Added · {ordered} on Table {state.table}
          </p>
        )}
        {!availability && <span className="rs-dish__out">Sold Out</span>}
      </div>
      <div className="rs-dish__t">
        <div className="rs-dish__n">
          <h4 id={heading}>{name}</h4>
          <b className={typography.number}>{formatCents(price)}</b>
        </div>
        <p>{description}</p>
        <ul aria-label="Good to know">
          {tags
            .filter((tag) => dish[tag])
            .map((tag) => (
              <li key={tag} className={`rs-tag--${tag}`}>
                <TagIcon tag={tag} />
                {tagLabels[tag]}
              </li>
            ))}
        </ul>
      </div>
      <div className="rs-dish__a">
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
