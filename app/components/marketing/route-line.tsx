import styles from "./route-line.module.css";

type RouteLineProps = { readonly from: string; readonly to: string };

/** What a business had, a dashed track, and what it runs now. */
export function RouteLine({ from, to }: RouteLineProps) {
  return (
    <dl className={styles.route} data-route="">
      <div>
        <dt>From</dt>
        <dd>{from}</dd>
      </div>
      <div className={styles.target}>
        <dt>To</dt>
        <dd>{to}</dd>
      </div>
    </dl>
  );
}
