import { useEffect, useRef, useState } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import typography from "#app/components/ui/typography.module.css";
import { importPage as labels } from "#app/content/intake.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { textIn, type Encoding, type Reading } from "./decode-text.ts";
import { EncodingStep } from "./encoding-step.tsx";
import { FileStep } from "./file-step.tsx";
import { ImportHistory } from "./import-history.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { readFile, sourceOf, type ReadFile, type Source } from "./read-file.ts";
import { RunStep } from "./run-step.tsx";
import { useImportRun } from "./use-import-run.ts";
import type { Preview } from "./preview-rows.ts";
import styles from "./import.module.css";

type Step =
  | { readonly kind: "file"; readonly refusal: string | null; readonly isReading: boolean }
  | {
      readonly kind: "encoding";
      readonly fileName: string;
      readonly bytes: Uint8Array;
      readonly readings: readonly Reading[];
    }
  | { readonly kind: "columns" | "preview"; readonly source: Source }
  | {
      readonly kind: "run";
      readonly source: Source;
      readonly preview: Preview;
      readonly takesKnown: boolean;
    };

const atStart: Step = { kind: "file", refusal: null, isReading: false };

/** Takes leads over from a file: the file, its columns, what would come of it, and then the import itself. */
export function ImportPage({ userId }: { readonly userId: string }) {
  const [step, setStep] = useState<Step>(atStart);
  const run = useImportRun();
  /** The file that was chosen last: one that was read more slowly must not come after it. */
  const chosen = useRef<File>(undefined);
  const stepRef = useFocusOnStep(step.kind);

  function take(fileName: string, read: ReadFile) {
    if (read.kind === "source") setStep({ kind: "columns", source: read.source });
    else if (read.kind === "unsure") setStep({ ...read, kind: "encoding", fileName });
    else setStep({ kind: "file", refusal: read.why, isReading: false });
  }

  async function choose(file: File) {
    chosen.current = file;
    setStep({ kind: "file", refusal: null, isReading: true });
    const read = await readFile(file);
    if (chosen.current === file) take(file.name, read);
  }

  async function readAs(encoding: Encoding) {
    if (step.kind !== "encoding") return;
    const { fileName, bytes } = step;
    take(fileName, await sourceOf(fileName, textIn(bytes, encoding)));
  }

  function startAnew() {
    chosen.current = undefined;
    run.forget();
    setStep(atStart);
  }

  return (
    <div className={cn(stack(24), styles.page)}>
      {step.kind === "file" && <p className={cn(typography.quiet, styles.intro)}>{labels.intro}</p>}
      <section
        className={stack(16)}
        ref={stepRef}
        tabIndex={-1}
        aria-label={labels.steps[titleOf(step)]}
      >
        {step.kind === "file" && (
          <FileStep
            refusal={step.refusal}
            isReading={step.isReading}
            onChoose={(file) => void choose(file)}
          />
        )}
        {step.kind === "encoding" && (
          <EncodingStep
            fileName={step.fileName}
            readings={step.readings}
            onChoose={(encoding) => void readAs(encoding)}
            onOther={startAnew}
          />
        )}
        {step.kind === "columns" && (
          <ColumnsStep
            source={step.source}
            onChange={(source) => setStep({ kind: "columns", source })}
            onDone={() => setStep({ kind: "preview", source: step.source })}
            onOther={startAnew}
          />
        )}
        {step.kind === "preview" && (
          <PreviewStep
            source={step.source}
            onBack={() => setStep({ kind: "columns", source: step.source })}
            onStart={(preview, { takesKnown, waits }) => {
              const { fileName } = step.source;
              const candidates = [...preview.fresh, ...(takesKnown ? preview.known : [])];
              setStep({ kind: "run", source: step.source, preview, takesKnown });
              run.start({ fileName, waits, candidates: candidates.toSorted((a, b) => a.n - b.n) });
            }}
          />
        )}
        {step.kind === "run" && run.state && (
          <RunStep
            run={run}
            state={run.state}
            source={step.source}
            preview={step.preview}
            takesKnown={step.takesKnown}
            onAgain={startAnew}
          />
        )}
      </section>
      <ImportHistory userId={userId} />
    </div>
  );
}

function titleOf({ kind }: Step): keyof typeof labels.steps {
  if (kind === "encoding") return "encoding";
  return kind === "run" ? "running" : kind;
}

/** Each step takes the focus, so that it is read out and the next key is for it. */
function useFocusOnStep(kind: Step["kind"]) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== kind) ref.current?.focus();
    before.current = kind;
  }, [kind]);
  return ref;
}
