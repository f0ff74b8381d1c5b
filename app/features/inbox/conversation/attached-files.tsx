import { useRef } from "react";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { fileLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import { formatFileSize } from "#app/lib/file-size.ts";
import panels from "#app/components/ui/panel.module.css";
import failures from "../part-failure.module.css";
import styles from "./reply.module.css";
import type { AttachedFile, Files } from "./use-files.ts";

/** The files that go with a reply. */
export function AttachedFiles({ files }: { readonly files: Files }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={stack(8, "start")}>
      {files.files.length > 0 && (
        <ul className={cn(stack(4), styles.attached)} aria-label={labels.attached}>
          {files.files.map((file) => (
            <li key={file.id} className={row(8)}>
              <span className={styles.fileName}>
                <bdi>{file.name}</bdi>
              </span>
              <span className={typography.quiet}>{stateOf(file)}</span>
              {file.done === "failed" && <AgainButton file={file} again={files.again(file.id)} />}
              <button
                className={panels.close}
                type="button"
                aria-label={labels.drop(file.name)}
                onClick={() => {
                  files.remove(file.id);
                  picker.current?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={buttonClass("line", "tiny")}>
        {labels.attach}
        <input
          className={typography.visuallyHidden}
          type="file"
          name="files"
          multiple
          ref={picker}
          onChange={(event) => {
            files.add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
      {files.mistake && (
        <p className={failures.failed} role="alert">
          {files.mistake}
        </p>
      )}
    </div>
  );
}

type AgainButtonProps = { readonly file: AttachedFile; readonly again: (() => void) | undefined };

function AgainButton({ file, again }: AgainButtonProps) {
  if (!again) return null;
  return (
    <button
      className={buttonClass("line", "tiny")}
      type="button"
      aria-label={labels.again(file.name)}
      onClick={again}
    >
      Again
    </button>
  );
}

function stateOf({ name, size, done }: AttachedFile): string {
  if (done === "failed") return labels.uploadFailed(name);
  return done < 1 ? labels.reading(Math.floor(done * 100)) : formatFileSize(size);
}
