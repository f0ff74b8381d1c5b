import { Link } from "react-router";
import { cluster, divided } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { myCall as words } from "#app/content/my-call.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./my-call.module.css";

/** How we are reached beside the page: a line beneath the card. */
export function MyCallWays() {
  return (
    <p className={cn(cluster(10), textClass(15, "quiet"), styles.ways)}>
      <span>{words.other}</span>
      <Telephone />
      <Mail />
      <Form />
    </p>
  );
}

/** The same as the matter of the card, where there is no call in it. */
export function MyCallWayList() {
  const ways = [
    { term: words.ways.phone, way: <Telephone /> },
    { term: words.ways.mail, way: <Mail /> },
    { term: words.ways.form, way: <Form /> },
  ];
  return (
    <dl className={divided}>
      {ways.map(({ term, way }) => (
        <div key={term} className={styles.fact}>
          <dt className={typography.quiet}>{term}</dt>
          <dd>{way}</dd>
        </div>
      ))}
    </dl>
  );
}

function Telephone() {
  return (
    <span>
      <a className={typography.link} href={site.phone.href}>
        {site.phone.label}
      </a>{" "}
      {site.phoneHours}
    </span>
  );
}

function Mail() {
  return (
    <a className={typography.link} href={`mailto:${site.email}`}>
      {site.email}
    </a>
  );
}

function Form() {
  return (
    <Link className={typography.link} to="/contact" prefetch="intent" viewTransition>
      {words.form}
    </Link>
  );
}
