import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { makePdf } from "#app/lib/pdf.ts";
import { lastStatements, statementLines, type Statement } from "../statements.ts";
import type { PortalProps } from "./portal-props.ts";
import tables from "./portal-table.module.css";

/** The last three closed months, each as a page to keep. */
export function StatementsPanel({ state, tools }: PortalProps) {
  function save(statement: Statement) {
    const file = makePdf(
      `Orbitra partner statement, ${statement.month}`,
      statementLines(statement, state.company, state.partnership),
    );
    if (!tools.save(`statement-${statement.id}.pdf`, file)) return;
    tools.announce(`Statement of ${statement.month} downloaded.`);
  }
  return (
    <section className={cn(demoParts.panel, stack(6))} aria-labelledby="hb-statements">
      <h3 id="hb-statements">Statements</h3>
      <ul className={demoParts.rows}>
        {lastStatements(state.series).map((statement) => (
          <li key={statement.id}>
            <span id={`hb-statement-${statement.id}`}>
              {statement.month}
              <small className={cn(textClass(13, "quiet", 400), typography.number, tables.note)}>
                {formatCents(statement.commission)} commission
              </small>
            </span>
            <button
              className={buttonClass("line")}
              type="button"
              aria-describedby={`hb-statement-${statement.id}`}
              onClick={() => save(statement)}
            >
              <Icon name="download" />
              Statement
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
