import { useEffect, useRef } from "react";
import { Link } from "react-router";

/** Stands in place of a demo that broke; the header above it still works (demo specification, section 2). */
export function DemoError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="demo-main snag">
      <div role="alert" className="wrap">
        <h2 className="h" tabIndex={-1} ref={heading}>
          This demo hit a snag.
        </h2>
        <p>Nothing you did was saved anywhere, so starting over is safe.</p>
        <div className="snag__cta">
          <button className="btn" type="button" onClick={() => location.reload()}>
            Reload demo
          </button>
          <Link className="link" to="/examples">
            See other examples
          </Link>
        </div>
      </div>
    </main>
  );
}
