import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { formatCents } from "#domain/money.ts";
import { cartCount, cartTotal } from "../cart.ts";
import { filterMenu, soldOut } from "../menu.ts";
import { categories, tags, type Category, type MenuItem } from "../model.ts";
import { DishCard } from "./dish-card.tsx";
import { TagIcon, tagLabels } from "./tag-icon.tsx";
import type { RestaurantProps } from "./restaurant-props.ts";

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
    <div className="rs-menu">
      <header className="rs-head">
        <div>
          <h2 id="rs-menu" tabIndex={-1}>
            Menu
          </h2>
          <p>
            {isFiltered
              ? `${shown.length} of ${counted(menu.length, "dish", "dishes")}`
              : `${counted(menu.length, "dish", "dishes")}, ${soldOut(menu).length} sold out`}
          </p>
        </div>
        <button
          className="rs-switch"
          type="button"
          role="switch"
          aria-checked={state.isManaging}
          onClick={() => dispatch({ type: "manage" })}
        >
          <i aria-hidden="true" />
          Manage availability
        </button>
      </header>
      <div className="rs-filters">
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
        <div className="rs-tags" role="group" aria-label="Only dishes that are">
          {tags.map((tag) => (
            <button
              key={tag}
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
    <section className="rs-course" aria-label={title}>
      <h3>{title}</h3>
      <ul>
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
    <div className="rs-bar">
      <p>
        <b>Table {table}</b>
        <span className={typography.number}>{counted(cartCount(cart), "item")}</span>
        <span className={typography.number}>{formatCents(cartTotal(cart, menu))}</span>
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
