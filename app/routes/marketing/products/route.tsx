import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ProductCard } from "#app/components/marketing/product-card.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { marked, title } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { pageMeta } from "#app/content/page-meta.ts";
import { decks, productsPage } from "#app/content/products.ts";
import { cn } from "#app/lib/cn.ts";
import { PriceIndex } from "./price-index.tsx";
import panels from "../panels.module.css";
import styles from "./products.module.css";
import { StartingPrices } from "./starting-prices.tsx";

export function meta() {
  return pageMeta({ ...productsPage.meta, path: "/products" });
}

export default function ProductsPage() {
  const { closing } = productsPage;
  return (
    <main id="main">
      <PageHero lines={productsPage.headline} text={productsPage.text} />
      <PriceIndex />
      <div className={cn(panels.closing, panels.parts, layout.pageWidth)} data-whole="">
        {decks.map((deck) => (
          <section key={deck.title} className={styles.deck} aria-labelledby={`deck-${deck.title}`}>
            <div className={cn(ruled.above, styles.head)}>
              <h2 className={cn(typography.display, title, marked)} id={`deck-${deck.title}`}>
                {deck.title}
              </h2>
              <p className={textClass(18, "quiet")}>{deck.text}</p>
            </div>
            {deck.products.map((product) => (
              <ProductCard key={product.id} product={product} labels={productsPage} />
            ))}
          </section>
        ))}
      </div>
      <StartingPrices />
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/contact" label={closing.start} icon="arrow" />
        <ActionLink to="/pricing" label={closing.pricing} look="line" />
      </ClosingBand>
    </main>
  );
}
