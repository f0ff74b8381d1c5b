import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { cartCount } from "../cart.ts";
import { CurrentOrder } from "./current-order.tsx";
import { KitchenZone } from "./kitchen-zone.tsx";
import styles from "./orders.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { TableZone } from "./table-zone.tsx";

/** The kitchen, the order that is being written, and the floor; a telephone shows one of them at a time. */
export function OrdersScreen(props: RestaurantProps) {
  const { state, dispatch } = props;
  return (
    <div className={cn(stack(0), styles.orders)} data-orders-view={state.ordersView}>
      <div className={styles.viewChoice}>
        <ChoiceGroup
          label="Orders view"
          shape="segment"
          options={[
            { value: "kitchen", label: "Kitchen" },
            { value: "order", label: "Order", count: cartCount(state.cart) },
            { value: "tables", label: "Tables" },
          ]}
          value={state.ordersView}
          onChange={(view) => dispatch({ type: "ordersView", view })}
        />
      </div>
      <KitchenZone {...props} />
      <div className={styles.floor}>
        <CurrentOrder {...props} />
        <TableZone {...props} />
      </div>
    </div>
  );
}
