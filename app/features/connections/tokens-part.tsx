import { useState } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { tokensPart as labels } from "#app/content/api-tokens.ts";
import { cn } from "#app/lib/cn.ts";
import { ApiReference } from "./api-reference.tsx";
import styles from "./connections.module.css";
import { TokenForm } from "./token-form.tsx";
import { TokenList } from "./token-list.tsx";

/** With what other programs read leads. */
export function TokensPart() {
  /** Counts the tokens made: each begins with an empty form. */
  const [round, setRound] = useState(0);
  return (
    <div className={cn(stack(20), styles.part)}>
      <p className={cn(typography.quiet, styles.help)}>{labels.help}</p>
      <div className={styles.columns}>
        <section className={cn(parts.line, stack(14), styles.half)} aria-labelledby="new-token">
          <h2 className={cn(typography.heading, textClass(20))} id="new-token">
            {labels.make}
          </h2>
          <TokenForm key={round} onAnother={() => setRound((count) => count + 1)} />
        </section>
        <TokenList />
      </div>
      <ApiReference />
    </div>
  );
}
