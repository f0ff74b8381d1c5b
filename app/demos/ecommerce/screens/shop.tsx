import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { countIn, filterProducts, sortProducts } from "../catalog.ts";
import { categories, type SortMode } from "../model.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { ProductCard } from "./product-card.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import styles from "./shop.module.css";
import { CartButton } from "./store-bar.tsx";
import type { StoreProps } from "./store-props.ts";

const sorts: readonly { readonly value: SortMode; readonly label: string }[] = [
  { value: "featured", label: "Featured" },
  { value: "low", label: "Price: low to high" },
  { value: "high", label: "Price: high to low" },
  { value: "rated", label: "Top rated" },
];

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
    <div className={cn(stack(24), styles.shop)}>
      <section aria-labelledby="products">
        <h2 className={typography.visuallyHidden} id="products" tabIndex={-1}>
          Products
        </h2>
        <div className={cn(cluster(0), styles.filters)}>
          <ChoiceGroup
            label="Category"
            shape="pills"
            options={options}
            value={category}
            onChange={(chosen) => dispatch({ type: "category", category: chosen })}
          />
          <p className={typography.quiet} role="status">
            {counted(shown.length, "product")}
          </p>
          <FilterSelect
            name="sort"
            label="Sort"
            value={sort}
            options={sorts}
            onChange={(mode) => dispatch({ type: "sort", sort: mode })}
          />
        </div>
        <CompareBar {...props} />
        {shown.length === 0 ? (
          <EmptyState text={`No products match "${query.trim()}".`}>
            <button
              className={buttonClass("line")}
              type="button"
              onClick={() => dispatch({ type: "clearFilters" })}
            >
              Clear filters
            </button>
          </EmptyState>
        ) : (
          <ul className={cn(stack(16), styles.products)}>
            {shown.map((product) => (
              <ProductCard key={product.id} {...props} product={product} />
            ))}
          </ul>
        )}
        <RecentlyViewed {...props} />
      </section>
      <CartSummary {...props} />
      <div className={styles.cartBar}>
        <CartButton {...props} isBar />
      </div>
    </div>
  );
}
