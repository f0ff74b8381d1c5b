import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Stars } from "../marketing/art/stars.tsx";
import styles from "./error-page.module.css";

/**
 * What a visitor sees when a page breaks: what happened, and two ways on that do not depend on the page. Every page
 * carries it, so it has the stars and no stage.
 */
export function ErrorPage({ email }: { readonly email: string }) {
  return (
    <main id="main">
      <title>Something went wrong</title>
      <section className={cn(styles.ground, layout.onSky)} data-hero="page">
        <Stars />
        <div className={cn(styles.words, layout.pageWidth)}>
          <h1 className={typography.display}>
            <span>This page broke</span> <span>on the way up</span>
          </h1>
          <p className={styles.lead}>
            The fault is ours. Load the page again; if it happens twice, write to{" "}
            <a href={`mailto:${email}`}>{email}</a> and we will look at it.
          </p>
          <div className={cluster(12)}>
            <button className={buttonClass()} type="button" onClick={() => location.reload()}>
              Load the page again
            </button>
            <a className={buttonClass("line")} href="/">
              Return to Home
            </a>
          </div>
        </div>
      </section>
    </main>
  );
}
