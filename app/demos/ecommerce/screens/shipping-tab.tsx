import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { timeToCutOff, windowText, type DeliveryOption } from "../delivery.ts";
import styles from "./shipping-tab.module.css";

/** Specification, section 9. */
const options: readonly { readonly id: DeliveryOption; readonly text: string }[] = [
  { id: "standard", text: "Free Standard (5-7 business days)" },
  { id: "express", text: "Express $9.99 (2-3 days)" },
  { id: "next-day", text: "Next Day $19.99 (order before 2 PM)" },
];

/** What delivery costs and, which shoppers ask first, the day it comes. */
export function ShippingTab() {
  const now = useDemoClock(30_000);
  const left = timeToCutOff(now);
  return (
    <ul className={styles.shipping}>
      {options.map(({ id, text }) => (
        <li className={stack(2)} key={id}>
          <b>{text}</b>
          <span className={typography.quiet}>
            Arrives {windowText(id, now)}
            {id === "next-day" && left && `. Order within ${left}`}
          </span>
        </li>
      ))}
      <li className={stack(2)}>
        <b>30-day returns</b>
        <span className={typography.quiet}>Send it back unused and we pay you back.</span>
      </li>
    </ul>
  );
}
