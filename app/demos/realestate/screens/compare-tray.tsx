import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row, spread, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { mostCompared } from "../compare.ts";
import { findHome } from "../homes.ts";
import type { Property } from "../model.ts";
import styles from "./compare.module.css";
import { CompareDialog } from "./compare-dialog.tsx";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";

type CompareBoxProps = EstateProps & { readonly home: Property };

const full = `Compare up to ${mostCompared} homes. Remove one first.`;

/** Takes a home into the comparison; says why when there is no place left. */
export function CompareBox({ state, dispatch, tools, home }: CompareBoxProps) {
  const isChosen = state.compared.includes(home.id);
  function toggle() {
    if (!isChosen && state.compared.length >= mostCompared) {
      tools.announce(full);
      tools.toast({ text: full });
      return;
    }
    dispatch({ type: "toggleCompared", id: home.id });
    const count = state.compared.length + (isChosen ? -1 : 1);
    tools.announce(`${counted(count, "home")} to compare`);
  }
  return (
    <label className={cn(estate.check, textClass(14), styles.compare)}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`Compare ${home.title}`}
        onChange={toggle}
      />
      Compare
    </label>
  );
}

/** The homes that are chosen, at the foot of the window, and the way to lay them side by side. */
export function CompareTray(props: EstateProps) {
  const { state, dispatch, tools } = props;
  const homes = state.compared.flatMap((id) => findHome(state.properties, id) ?? []);
  if (homes.length === 0) return null;
  function clear() {
    dispatch({ type: "clearCompared" });
    tools.announce("Nothing to compare");
    focusAfter("#re-results");
  }
  return (
    <section
      id="re-tray"
      className={cn(surface("large"), spread(10), styles.tray)}
      aria-label="Homes to compare"
    >
      <ul className={cluster(14)}>
        {homes.map(({ id, title }) => (
          <li key={id} className={cn(row(0), textClass(14, 560))}>
            {title}
            <button
              type="button"
              aria-label={`Remove ${title} from the comparison`}
              onClick={() => {
                dispatch({ type: "toggleCompared", id });
                focusAfter(homes.length > 1 ? "#re-tray button" : "#re-results");
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className={cluster(14)}>
        {homes.length === 1 && <span className={typography.quiet}>Choose one more home.</span>}
        <button className={typography.link} type="button" onClick={clear}>
          Clear
        </button>
        {homes.length > 1 && (
          <button
            className={buttonClass()}
            type="button"
            onClick={() => dispatch({ type: "compare", isOpen: true })}
          >
            Compare {counted(homes.length, "home")}
          </button>
        )}
      </div>
      <CompareDialog {...props} homes={homes} />
    </section>
  );
}
