import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { allDay } from "../kitchen.ts";
import { soldOut } from "../menu.ts";
import styles from "./kitchen.module.css";
import { QuietButton } from "./quiet-button.tsx";
import type { RestaurantProps } from "./restaurant-props.ts";
import { turnAvailability } from "./turn-availability.ts";

/** How many of each dish are still to be cooked; who cooks them sees first that one runs out. */
export function AllDay(props: RestaurantProps) {
  const { orders, menu } = props.state;
  const counts = allDay(orders);
  const dishes = counts.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={cn(demoParts.panel, styles.allDay)} aria-labelledby="rs-allday">
      <h3 id="rs-allday">
        All day{" "}
        <span className={textClass(14, "quiet", 500)}>
          {counted(dishes, "dish", "dishes")} pending and preparing
        </span>
      </h3>
      {counts.length === 0 ? (
        <p>Nothing left to cook.</p>
      ) : (
        <ul className={cn(stack(4), styles.dishes)}>
          {counts.map(({ item, name, quantity }) => {
            const dish = menu.find(({ id }) => id === item);
            return (
              <li key={item} className={row(8)}>
                <span id={`rs-allday-${item}`} className={cn(stack(0), styles.dish)}>
                  <b>{quantity} ×</b> <span>{name}</span>
                </span>
                {dish && (
                  <QuietButton
                    aria-pressed={!dish.availability}
                    aria-describedby={`rs-allday-${item}`}
                    onClick={() => turnAvailability(props, dish)}
                  >
                    86 it
                  </QuietButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What the floor must not sell, where orders are written; the switches for it are on the menu. */
export function EightySixList({ state, dispatch }: RestaurantProps) {
  const dishes = soldOut(state.menu);
  function manage() {
    if (!state.isManaging) dispatch({ type: "manage" });
    dispatch({ type: "clearMenu" });
    dispatch({ type: "tab", tab: "menu" });
    focusAfter("#rs-menu");
  }
  return (
    <section className={styles.soldOut} aria-labelledby="rs-86">
      <h3 id="rs-86">86 list</h3>
      {dishes.length === 0 ? (
        <p className={typography.quiet}>Everything can be sold.</p>
      ) : (
        <ul className={typography.quiet}>
          {dishes.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <QuietButton onClick={manage}>Change the list</QuietButton>
    </section>
  );
}
