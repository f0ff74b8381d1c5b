import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { counted } from "#app/lib/counted.ts";
import { comparedRows } from "../compare.ts";
import type { Property } from "../model.ts";
import type { EstateProps } from "./estate-props.ts";
import { PropertyScene } from "./scene.tsx";

type CompareDialogProps = EstateProps & { readonly homes: readonly Property[] };

/** Two to four homes side by side; a word marks the best of each line. */
export function CompareDialog({ state, dispatch, now, homes }: CompareDialogProps) {
  return (
    <DemoDialog
      isOpen={state.isComparing}
      onClose={() => dispatch({ type: "compare", isOpen: false })}
      app="app--realestate"
      title={`${counted(homes.length, "home")} side by side`}
    >
      <div className="dtable re-vs" role="group" aria-label="Comparison" tabIndex={0}>
        <table>
          <caption className="vh">Homes side by side</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">What is compared</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <PropertyScene home={home} />
                  <span className="re-serif">{home.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows(homes, now).map(({ label, values, best, word }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {homes.map(({ id }, index) => (
                  <td key={id}>
                    {values[index]}
                    {best.includes(id) && <span className="re-vs__b">{word}</span>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="vh">What next</span>
              </th>
              {homes.map((home) => (
                <td key={home.id}>
                  <button
                    className="link"
                    type="button"
                    aria-label={`View ${home.title}`}
                    onClick={() => {
                      dispatch({ type: "compare", isOpen: false });
                      dispatch({ type: "openHome", id: home.id, view: "details" });
                    }}
                  >
                    View
                  </button>
                  <button
                    className="link"
                    type="button"
                    aria-label={`Remove ${home.title}`}
                    onClick={() => dispatch({ type: "toggleCompared", id: home.id })}
                  >
                    Remove
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </DemoDialog>
  );
}
