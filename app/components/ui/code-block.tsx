import { row } from "#app/components/layout-kit/layout-kit.ts";
import { useRef } from "react";
import { codeTokens, type CodeLanguage } from "#app/lib/code-tokens.ts";
import { selectTextOf } from "#app/browser/select-text.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./code-block.module.css";
import { CopyButton } from "./copy-button.tsx";
import typography from "./typography.module.css";

type CodeBlockProps = {
  /** What the sample is: "Request", "Response", the name of a file. */
  readonly title: string;
  readonly language: CodeLanguage;
  readonly code: string;
  /** Called when the browser does not let us copy; the code is then selected. */
  readonly onRefused: () => void;
};

/** A code sample with its title and a button that copies it. */
export function CodeBlock({ title, language, code, onRefused }: CodeBlockProps) {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={cn(styles.block, layout.onSky)} data-code="">
      <div className={cn(row(12), layout.spread, styles.head)}>
        <span className={typography.label}>{title}</span>
        <CopyButton
          className={styles.copy}
          text={code}
          label="Copy"
          doneLabel="Copied"
          onRefused={() => {
            selectTextOf(codeRef.current);
            onRefused();
          }}
        />
      </div>
      <pre tabIndex={0} role="group" aria-label={`${title}, code`}>
        <code ref={codeRef}>
          {codeTokens(code, language).map(({ kind, text, start }) =>
            kind === "plain" ? (
              text
            ) : (
              <i key={start} data-token={kind}>
                {text}
              </i>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
