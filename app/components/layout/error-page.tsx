import layout from "#app/components/layout-kit/layout-kit.module.css";
import heroes from "#app/components/marketing/hero.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Stars } from "../marketing/art/stars.tsx";

/**
 * What a visitor sees when a page breaks: what happened, and two ways on that do not depend on the page. Every page
 * carries it, so it has the stars and no stage.
 */
export function ErrorPage({ email }: { readonly email: string }) {
  return (
    <main id="main">
      <title>Something went wrong</title>
      <section className={cn(heroes.hero, heroes.page, layout.onSky)} data-hero="page">
        <Stars />
        <div className={cn(heroes.inner, layout.pageWidth)}>
          <h1 className={typography.display}>
            <span>This page broke</span> <span>on the way up</span>
          </h1>
          <p className={heroes.lead}>
            The fault is ours. Load the page again; if it happens twice, write to{" "}
            <a href={`mailto:${email}`}>{email}</a> and we will look at it.
          </p>
          <div className={heroes.actions}>
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
