import { surface } from "#app/components/layout-kit/layout-kit.ts";
import type { LegalTable as Content } from "#app/content/legal/legal-document.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./legal-table.module.css";

/** A table in a legal text; on telephones every row is a list of its cells. */
export function LegalTable({ table: { caption, head, rows } }: { readonly table: Content }) {
  return (
    <div className={cn(styles.table, surface())} role="group" tabIndex={0} aria-label={caption}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} data-head={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
