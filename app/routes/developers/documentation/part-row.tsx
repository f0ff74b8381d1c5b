import { Link } from "react-router";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { DocPart, DocTable } from "#app/content/documentation.ts";
import { cn } from "#app/lib/cn.ts";
import tables from "../document-table.module.css";
import styles from "../entry.module.css";
import { Sample } from "../sample.tsx";

/** One entry of the documentation; a clock at its side makes it a step of the quick start. */
export function PartRow({ part }: { readonly part: DocPart }) {
  const { id, title, text, clock, steps, samples, table, link } = part;
  return (
    <section className={cn(ruled.above, styles.entry, clock && styles.timed)} id={id}>
      {clock && (
        <p className={cn(typography.display, styles.clock)} data-clock="">
          <span className={typography.visuallyHidden}>After </span>
          {clock}
        </p>
      )}
      <div className={styles.text}>
        <h3 className={heading(24)}>{title}</h3>
        <p>
          <RichText text={text} />
        </p>
        {steps && (
          <ol className={cn(textClass(15, "quiet"), styles.steps)}>
            {steps.map((step) => (
              <li key={JSON.stringify(step)}>
                <span>
                  <RichText text={step} />
                </span>
              </li>
            ))}
          </ol>
        )}
        {link && (
          <Link className={typography.link} to={link.to} prefetch="intent" viewTransition>
            {link.label}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      {(samples ?? table) && (
        <div className={cn(stack(14), styles.code)}>
          {samples?.map((sample) => (
            <Sample key={sample.code} {...sample} />
          ))}
          {table && <Table table={table} />}
        </div>
      )}
    </section>
  );
}

function Table({ table: { head, rows } }: { readonly table: DocTable }) {
  return (
    <div className={cn(surface(), textClass(15), tables.table, tables.named)}>
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
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
