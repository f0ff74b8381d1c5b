import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { countIn, filterProducts, sortProducts } from "../catalog.ts";
import { categories, sortModes, type SortMode } from "../model.ts";
import { CartSummary } from "./cart-summary.tsx";
import { ProductCard } from "./product-card.tsx";
import { CartButton } from "./store-bar.tsx";
import type { StoreProps } from "./store-props.ts";

const sortLabels: Readonly<Record<SortMode, string>> = {
  featured: "Featured",
  low: "Price: low to high",
  high: "Price: high to low",
  rated: "Top rated",
};

/** The shopper's side: filters, products, and the cart beside them. */
export function Shop(props: StoreProps) {
  const { state, dispatch } = props;
  const { products, query, category, sort } = state;
  const shown = sortProducts(filterProducts(products, query, category), sort);
  const options = categories.map((value) => ({
    value,
    label: value === "all" ? "All" : value,
    count: countIn(products, value),
  }));
  return (
    <div className="vb">
      <section aria-labelledby="products">
        <h2 className="vh" id="products" tabIndex={-1}>
          Products
        </h2>
        <div className="vb__f">
          <ChoiceGroup
            label="Category"
            shape="pills"
            options={options}
            value={category}
            onChange={(chosen) => dispatch({ type: "category", category: chosen })}
          />
          <p className="muted" role="status">
            {shown.length} {shown.length === 1 ? "product" : "products"}
          </p>
          <select
            className="in"
            name="sort"
            aria-label="Sort"
            value={sort}
            onChange={(event) =>
              dispatch({
                type: "sort",
                sort: sortModes.find((mode) => mode === event.target.value) ?? "featured",
              })
            }
          >
            {sortModes.map((mode) => (
              <option key={mode} value={mode}>
                {sortLabels[mode]}
              </option>
            ))}
          </select>
        </div>
        {shown.length === 0 ? (
          <EmptyState text={`No products match "${query.trim()}".`}>
            <button
              className="btn btn--line"
              type="button"
              onClick={() => dispatch({ type: "clearFilters" })}
            >
              Clear filters
            </button>
          </EmptyState>
        ) : (
          <ul className="vg">
            {shown.map((product) => (
              <ProductCard key={product.id} {...props} product={product} />
            ))}
          </ul>
        )}
      </section>
      <CartSummary {...props} />
      <div className="vb__bar">
        <CartButton {...props} isBar />
      </div>
    </div>
  );
}
