import type { RefObject } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { ShownOnce } from "#app/components/ui/shown-once.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { apiReference, tokenForm, type TokenScope } from "#app/content/api-tokens.ts";

const { ready: words } = tokenForm;

type TokenReadyProps = {
  readonly name: string;
  readonly token: string;
  readonly scopes: readonly TokenScope[];
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onAnother: () => void;
};

/** The token, shown this once, and a line that tries it. */
export function TokenReady({ name, token, scopes, ref, onAnother }: TokenReadyProps) {
  return (
    <ShownOnce
      title={words.title(name)}
      text={words.text}
      value={token}
      words={words}
      ref={ref}
      actions={
        <button className={buttonClass("line", "small")} type="button" onClick={onAnother}>
          {words.another}
        </button>
      }
    >
      <CodeBlock
        title={words.try}
        language="shell"
        code={scopes.includes("leads:read") ? requestLine(token) : reportLine(token)}
        onRefused={() => void notify({ title: apiReference.copyRefused, tone: "neutral" })}
      />
    </ShownOnce>
  );
}

/** What asks for the leads, in a terminal. */
export function requestLine(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" \\\n  ${location.origin}/api/v1/leads`;
}

/** What hands a report in, in a terminal. */
function reportLine(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" \\\n  --data-binary @report.eml ${location.origin}/api/v1/bounces`;
}
