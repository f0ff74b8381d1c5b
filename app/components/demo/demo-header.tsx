import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import "#app/styles/demo.css";
import { LookButton } from "../layout/look-button.tsx";
import { Icon } from "../ui/icon.tsx";

/** The sticky bar of the demo viewer (demo specification, section 2). */
export function DemoHeader({ title }: { readonly title: string }) {
  return (
    <header className="dbar">
      <div className={layout.pageWidth}>
        <Link className="dbar__back" to="/examples">
          <Icon name="back" />
          <span>Back to Examples</span>
        </Link>
        <div className="dbar__t">
          <span className="live">Live Demo</span>
          <h1 className={typography.heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <a className="dbar__want" href="#want">
          Want this for your business?
        </a>
        <LookButton />
        <button className="dbar__reset" type="button" onClick={reset}>
          <Icon name="reset" />
          <span>Reset Demo</span>
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
