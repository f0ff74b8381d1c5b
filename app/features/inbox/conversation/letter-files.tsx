import { useState } from "react";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { fileLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import { formatFileSize } from "#app/lib/file-size.ts";
import { downloadBlob } from "#app/browser/download.ts";
import { readFile } from "./file-repository.ts";
import { canRun } from "./programs.ts";
import styles from "./letter.module.css";
import type { LetterFile } from "./timeline.ts";

/** The files of a letter. They have no address: a press reads one and hands it to the browser's downloads. */
export function LetterFiles({ files }: { readonly files: readonly LetterFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={cn(stack(6), styles.files)} aria-label={labels.list}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLine file={file} />
        </li>
      ))}
    </ul>
  );
}

type Progress = "idle" | "asking" | "failed" | number;

function FileLine({ file }: { readonly file: LetterFile }) {
  const [progress, setProgress] = useState<Progress>("idle");
  const isReading = typeof progress === "number";

  async function save() {
    setProgress(0);
    try {
      const blob = await readFile(file, (done) => setProgress(Math.floor(done * 100)));
      downloadBlob(file.name, blob.type, blob);
      setProgress("idle");
    } catch {
      setProgress("failed");
    }
  }

  return (
    <>
      <div className={row(10)}>
        <span className={styles.fileName}>
          <bdi>{file.name}</bdi>
        </span>
        <span className={typography.quiet}>
          {formatFileSize(file.size)}
          {file.isInline && `, ${labels.inline}`}
          {!file.isWhole && `, ${labels.lost}`}
        </span>
        {file.isWhole && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            aria-label={labels.save(file.name)}
            aria-disabled={isReading || undefined}
            onClick={() => isReading || (canRun(file.name) ? setProgress("asking") : void save())}
          >
            {isReading ? labels.reading(progress) : "Save"}
          </button>
        )}
      </div>
      {progress === "asking" && (
        <div className={cn(stack(8, "start"), styles.warning)} role="alert">
          <p>{labels.program(file.name)}</p>
          <div className={row(8)}>
            <button
              className={buttonClass("line", "tiny")}
              type="button"
              onClick={() => setProgress("idle")}
            >
              {labels.cancel}
            </button>
            <button
              className={buttonClass("ghost", "tiny")}
              type="button"
              onClick={() => void save()}
            >
              {labels.saveAll}
            </button>
          </div>
        </div>
      )}
      {progress === "failed" && (
        <p className={styles.failed} role="alert">
          {labels.failed}
        </p>
      )}
    </>
  );
}
