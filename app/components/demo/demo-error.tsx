import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import styles from "./demo-error.module.css";

/** Stands in place of a demo that broke; the header above it still works (demo specification, section 2). */
export function DemoError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className={styles.error} data-pieces="own">
      <div role="alert">
        <h2 className={typography.heading} tabIndex={-1} ref={heading}>
          This demo hit a snag.
        </h2>
        <p>Nothing you did was saved anywhere, so starting over is safe.</p>
        <div className={styles.ways}>
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
