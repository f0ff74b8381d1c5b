import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, columns, row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatCents } from "#domain/money.ts";
import { cartCount, cartTotal } from "../cart.ts";
import { filterMenu, soldOut } from "../menu.ts";
import { categories, tags, type Category, type MenuItem } from "../model.ts";
import { DishCard } from "./dish-card.tsx";
import styles from "./menu.module.css";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { ScreenHead } from "./screen-head.tsx";
import { SwitchButton } from "./switch-button.tsx";
import { TagIcon, tagLabels } from "./tag-icon.tsx";

const categoryLabels: Readonly<Record<Category, string>> = {
  pizza: "Pizza",
  pasta: "Pasta",
  mains: "Mains",
  salads: "Salads",
  desserts: "Desserts",
  drinks: "Drinks",
};

/** The menu as a server reads it, and as the floor manager 86's it. */
export function MenuScreen(props: RestaurantProps) {
  const { state, dispatch, tools } = props;
  const { menu, menuQuery, menuCategory, menuTags } = state;
  const shown = filterMenu(menu, menuQuery, menuCategory, menuTags);
  const isFiltered = menuQuery.trim() !== "" || menuCategory !== "all" || menuTags.length > 0;
  function say(found: readonly MenuItem[]) {
    tools.announce(`${found.length} of ${counted(menu.length, "dish", "dishes")}`);
  }
  return (
    <div className={styles.menu}>
      <ScreenHead
        id="rs-menu"
        title="Menu"
        line={
          isFiltered
            ? `${shown.length} of ${counted(menu.length, "dish", "dishes")}`
            : `${counted(menu.length, "dish", "dishes")}, ${soldOut(menu).length} sold out`
        }
      >
        <SwitchButton isOn={state.isManaging} onTurn={() => dispatch({ type: "manage" })}>
          Manage availability
        </SwitchButton>
      </ScreenHead>
      <div className={cn(cluster(16), styles.filters)}>
        <SearchBox
          name="dish"
          label="Search the menu"
          query={menuQuery}
          onQuery={(query) => {
            dispatch({ type: "menuQuery", query });
            say(filterMenu(menu, query, menuCategory, menuTags));
          }}
        />
        <ChoiceGroup
          label="Category"
          shape="pills"
          options={[
            { value: "all", label: "All" },
            ...categories.map((value) => ({ value, label: categoryLabels[value] })),
          ]}
          value={menuCategory}
          onChange={(category) => {
            dispatch({ type: "menuCategory", category });
            say(filterMenu(menu, menuQuery, category, menuTags));
          }}
        />
        <div className={cn(cluster(6), styles.tags)} role="group" aria-label="Only dishes that are">
          {tags.map((tag) => (
            <button
              key={tag}
              className={cn(row(8), textClass(14, 600))}
              type="button"
              aria-pressed={menuTags.includes(tag)}
              onClick={() => dispatch({ type: "menuTag", tag })}
            >
              <TagIcon tag={tag} />
              {tagLabels[tag]}
            </button>
          ))}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          text={
            menuQuery.trim() === ""
              ? "No dishes match these filters."
              : `No dishes match “${menuQuery.trim()}”.`
          }
        >
          <button
            className={buttonClass()}
            type="button"
            onClick={() => {
              dispatch({ type: "clearMenu" });
              focusAfter("#rs-menu");
            }}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        categories.map((category) => (
          <Course
            key={category}
            {...props}
            title={categoryLabels[category]}
            dishes={shown.filter((dish) => dish.category === category)}
          />
        ))
      )}
      <OrderBar {...props} />
    </div>
  );
}

type CourseProps = RestaurantProps & {
  readonly title: string;
  readonly dishes: readonly MenuItem[];
};

function Course({ title, dishes, ...props }: CourseProps) {
  if (dishes.length === 0) return null;
  return (
    <section className={styles.course} aria-label={title}>
      <h3 className={parts.narrow}>{title}</h3>
      <ul className={cn(columns(4, 16), styles.dishes)}>
        {dishes.map((dish) => (
          <DishCard key={dish.id} {...props} dish={dish} />
        ))}
      </ul>
    </section>
  );
}

/** What the current order has come to, and the way back to it. */
function OrderBar({ state, dispatch }: RestaurantProps) {
  const { cart, menu, table } = state;
  return (
    <div className={cn(row(16), styles.orderBar)}>
      <p className={cluster(16, "baseline")}>
        <b className={cn(textClass(20), parts.narrow)}>Table {table}</b>
        <span>{counted(cartCount(cart), "item")}</span>
        <span>{formatCents(cartTotal(cart, menu))}</span>
      </p>
      <button
        className={buttonClass()}
        type="button"
        onClick={() => {
          dispatch({ type: "takeOrder", table });
          focusAfter("#rs-order");
        }}
      >
        View order
      </button>
    </div>
  );
}
