import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { comparedRows, isSame, winsOf, type ComparedRow } from "../compare.ts";
import type { Property } from "../model.ts";
import { usualTerms } from "../mortgage.ts";
import styles from "./compare.module.css";
import { overPage } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { PropertyScene } from "./scene.tsx";

type CompareDialogProps = EstateProps & { readonly homes: readonly Property[] };

/** Two to four homes side by side; a bar shows how much, a word marks the best of each line. */
export function CompareDialog({ homes, ...props }: CompareDialogProps) {
  const { state, dispatch, now } = props;
  const [isShort, setIsShort] = useState(false);
  const all = comparedRows(homes, now);
  const rows = isShort ? all.filter((row) => !isSame(row)) : all;
  const { down, rate, years } = usualTerms;
  return (
    <DemoDialog
      isOpen={state.isComparing}
      onClose={() => dispatch({ type: "compare", isOpen: false })}
      app={cn(overPage, estate.wideDialog)}
      title={`${counted(homes.length, "home")} side by side`}
    >
      <label className={cn(estate.check, textClass(15), styles.onlyDifferent)}>
        <input
          type="checkbox"
          checked={isShort}
          onChange={(event) => setIsShort(event.target.checked)}
        />
        Only what differs
      </label>
      <div
        className={cn(demoParts.dataTable, styles.table)}
        role="group"
        aria-label="Comparison"
        tabIndex={0}
      >
        <table>
          <caption className={typography.visuallyHidden}>Homes side by side</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={typography.visuallyHidden}>What is compared</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <ComparedHome {...props} home={home} rows={all} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparedLine key={row.label} row={row} homes={homes} />
            ))}
            <tr>
              <th scope="row">Comes with</th>
              {homes.map(({ id, features }) => (
                <td key={id}>
                  <ul className={textClass(13, "quiet")}>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">
                <span className={typography.visuallyHidden}>What next</span>
              </th>
              {homes.map((home) => (
                <td key={home.id}>
                  <NextSteps {...props} home={home} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={cn(textClass(13, "quiet"), styles.note)}>
        Monthly cost: {down}% down at {rate}% over {years} years, or the rent. Example only, not an
        offer.
      </p>
    </DemoDialog>
  );
}

type ComparedHomeProps = EstateProps & {
  readonly home: Property;
  readonly rows: readonly ComparedRow[];
};

/** The head of a column: the home, what it is best in, and the way out. */
function ComparedHome({ home: { id, title }, home, rows, dispatch }: ComparedHomeProps) {
  const wins = winsOf(rows, id);
  return (
    <>
      <span className={styles.picture}>
        <PropertyScene home={home} />
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => dispatch({ type: "toggleCompared", id })}
        >
          <Icon name="close" />
        </button>
      </span>
      <span className={cn(estate.serif, textClass(18), styles.title)}>{title}</span>
      <small>{wins.length === 0 ? "No line won" : `Best: ${wins.join(", ").toLowerCase()}`}</small>
    </>
  );
}

type ComparedLineProps = { readonly row: ComparedRow; readonly homes: readonly Property[] };

function ComparedLine({ row, homes }: ComparedLineProps) {
  const { label, values, best, word, shares } = row;
  return (
    <tr>
      <th scope="row">{label}</th>
      {homes.map(({ id }, index) => {
        const share = shares[index];
        const isBest = best.includes(id);
        return (
          <td key={id} data-best={isBest || undefined}>
            {values[index]}
            {isBest && (
              <span className={cn(textClass(12, 600), estate.clay, styles.best)}>{word}</span>
            )}
            {typeof share === "number" && (
              <svg className={styles.share} width="100%" height="5" aria-hidden="true">
                <rect width="100%" height="5" rx="2.5" />
                <rect width={`${share}%`} height="5" rx="2.5" />
              </svg>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function NextSteps({ home: { id, title, status }, dispatch }: EstateProps & { home: Property }) {
  function open(view: "details" | "booking") {
    dispatch({ type: "compare", isOpen: false });
    dispatch({ type: "openHome", id, view });
  }
  return (
    <div className={cn(cluster(16), styles.next)}>
      {status !== "sold" && (
        <button
          className={buttonClass()}
          type="button"
          aria-label={`Book a Viewing of ${title}`}
          onClick={() => open("booking")}
        >
          Book a Viewing
        </button>
      )}
      <button
        className={typography.link}
        type="button"
        aria-label={`View ${title}`}
        onClick={() => open("details")}
      >
        View
      </button>
    </div>
  );
}
