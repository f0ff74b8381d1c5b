import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./demo-error.module.css";

/** Stands in place of a demo that broke; the header above it still works (demo specification, section 2). */
export function DemoError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={styles.error} data-pieces="own">
      <div role="alert">
        <h2 className={cn(typography.heading, textClass(28))} tabIndex={-1} ref={heading}>
          This demo hit a snag.
        </h2>
        <p className={cn(textClass(16, "quiet"), styles.text)}>
          Nothing you did was saved anywhere, so starting over is safe.
        </p>
        <div className={cluster(24)}>
          <button className={buttonClass()} type="button" onClick={() => location.reload()}>
            Reload demo
          </button>
          <Link className={typography.link} to="/examples">
            See other examples
          </Link>
        </div>
      </div>
    </main>
  );
}
