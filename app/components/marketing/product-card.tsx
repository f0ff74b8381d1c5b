import { Link } from "react-router";
import { cluster, divided, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { Product } from "#app/content/products.ts";
import { carried } from "#app/lib/carried.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { FeatureArt } from "./art/feature-art.tsx";
import { Mockup } from "./art/mockup.tsx";
import grounds from "./ground.module.css";
import marks from "./marks.module.css";
import styles from "./product-card.module.css";

type ProductLabels = {
  readonly from: string;
  readonly perMonth: string;
  readonly facts: Readonly<Record<"gets" | "replaces" | "takes", string>>;
  readonly start: string;
  readonly examples: string;
};

type ProductCardProps = { readonly product: Product; readonly labels: ProductLabels };

/** One product: its plate, what it starts at, what it is, and the two ways on. */
export function ProductCard({ product, labels }: ProductCardProps) {
  const { id, name, art } = product;
  const headingId = `${id}-name`;
  return (
    <article
      className={cn(styles.card, product.isLead && styles.leading)}
      id={id}
      aria-labelledby={headingId}
    >
      <div
        className={cn(styles.plate, grounds.ground)}
        data-art={art.kind}
        data-ground={product.ground}
      >
        <PlateArt art={art} />
      </div>
      <div className={cn(styles.body, stack(14))}>
        <header className={cn(styles.head, spread(0, "baseline"))}>
          <h3 className={cn(typography.heading, textClass(28), marks.light)} id={headingId}>
            {name}
          </h3>
          <p className={cn(styles.price, typography.quiet)}>
            <span>{labels.from}</span>{" "}
            <b className={cn(typography.display, marks.thin, marks.lightOnPhones)}>
              {formatMoney(product.price)}
            </b>
            {product.isMonthly && <span> {labels.perMonth}</span>}
          </p>
        </header>
        <p className={typography.quiet}>{product.text}</p>
        <dl className={cn(styles.facts, divided)}>
          {(["gets", "replaces", "takes"] as const).map((fact) => (
            <div key={fact} className={textClass(15)}>
              <dt className={typography.quiet}>{labels.facts[fact]}</dt>
              <dd className={textClass(15, 500)}>{product[fact]}</dd>
            </div>
          ))}
        </dl>
        <div className={cn(styles.actions, cluster(0))}>
          <Link
            to="/contact"
            state={{ about: product.name }}
            data-carry={carried({ about: product.name })}
            className={buttonClass("line", "small")}
            aria-describedby={headingId}
            prefetch="intent"
            viewTransition
          >
            {labels.start}
          </Link>
          <Link
            to="/examples"
            className={typography.link}
            aria-describedby={headingId}
            prefetch="intent"
            viewTransition
          >
            {labels.examples}
          </Link>
        </div>
      </div>
    </article>
  );
}

function PlateArt({ art }: Pick<Product, "art">) {
  if (art.kind === "feature") return <FeatureArt name={art.name} />;
  return (
    <div className={styles.window} data-hue={art.name}>
      <Mockup name={art.name} />
    </div>
  );
}
