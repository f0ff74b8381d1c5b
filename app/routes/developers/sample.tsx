import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { toasts } from "#app/content/messages.ts";
import type { CodeLanguage } from "#app/lib/code-tokens.ts";

type SampleProps = {
  readonly title: string;
  readonly language: CodeLanguage;
  readonly code: string;
};

/** A code sample; when the browser does not let us copy, a toast tells how to do it by hand (decision D48). */
export function Sample(props: SampleProps) {
  return <CodeBlock {...props} onRefused={() => void notify(toasts.copyByHand)} />;
}
