import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { CodeBlock } from "#app/components/ui/code-block.tsx";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { apiReference as labels } from "#app/content/api-tokens.ts";
import { cn } from "#app/lib/cn.ts";
import { kindNames } from "#domain/registry.ts";
import styles from "./connections.module.css";
import { requestLine } from "./token-ready.tsx";

/** Subscribers are no leads. */
const kinds = kindNames.filter((kind) => kind !== "newsletter").join(", ");

const answer = `{\n  "leads": [\n    { "id": "…", "kind": "contact", "reference": "PR-…", … }\n  ],\n  "next": "…" | null\n}`;

/** What a program asks, and what it is answered. */
export function ApiReference() {
  const tellRefused = () => void notify({ title: labels.copyRefused, tone: "neutral" });
  return (
    <details className={cn(parts.line, styles.reference)}>
      <summary className={cn(textClass(15, 600), styles.summary)}>{labels.title}</summary>
      <div className={cn(stack(16), styles.columns)}>
        <div className={stack(14)}>
          <p>{labels.help}</p>
          <dl className={stack(12)}>
            {[...labels.calls, ...labels.parameters].map(({ code, text }) => (
              <div key={code}>
                <dt>
                  <code className={cn(typography.mono, textClass(13, 600))}>{code}</code>
                </dt>
                <dd className={typography.quiet}>
                  {text} {code === "kind" && `${kinds}.`}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={cn(stack(12), styles.part)}>
          <CodeBlock
            title={labels.request}
            language="shell"
            code={requestLine("prl_…")}
            onRefused={tellRefused}
          />
          <CodeBlock title={labels.answer} language="json" code={answer} onRefused={tellRefused} />
        </div>
      </div>
    </details>
  );
}
