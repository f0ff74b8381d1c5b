import { Link } from "react-router";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { LookButton } from "../layout/look-button.tsx";
import { Icon } from "../ui/icon.tsx";
import demoParts from "./demo-parts.module.css";
import shapes from "./demo-shapes.module.css";
import styles from "./demo-header.module.css";

/** The sticky bar of the demo viewer (demo specification, section 2). */
export function DemoHeader({ title }: { readonly title: string }) {
  return (
    <header className={styles.header}>
      <div className={cn(row(20), styles.line)}>
        <Link className={cn(row(8), textClass(14, 600), styles.action)} to="/examples">
          <Icon name="back" className={shapes.icon18} />
          <span className={demoParts.wideOnly}>Back to Examples</span>
        </Link>
        <div className={cn(row(12), styles.title)}>
          <span className={cn(row(8), styles.live)}>Live Demo</span>
          <h1 className={typography.heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <a className={cn(row(8), textClass(14, "quiet", 500), styles.invitation)} href="#want">
          Want this for your business?
        </a>
        <span className={styles.look}>
          <LookButton />
        </span>
        <button
          className={cn(row(8), textClass(14, 600), styles.action)}
          type="button"
          onClick={reset}
        >
          <Icon name="reset" className={shapes.icon18} />
          <span className={demoParts.wideOnly}>Reset Demo</span>
        </button>
      </div>
    </header>
  );
}

/** Begins again at the top: the browser restores the offset a page was left at. */
function reset() {
  scrollTo({ top: 0, behavior: "instant" });
  location.reload();
}
