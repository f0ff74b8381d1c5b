import { useId, type Ref } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatBytes } from "../format-bytes.ts";
import type { ChosenFile } from "../model.ts";
import type { UploadError } from "../uploads.ts";
import styles from "./file-picker.module.css";

type FilePickerProps = {
  readonly label: string;
  readonly isMultiple?: boolean;
  readonly files: readonly ChosenFile[];
  readonly errors: readonly UploadError[];
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  readonly ref: Ref<HTMLInputElement>;
};

/** A place to choose files, by press, key or drop; only their names and sizes are taken. */
export function FilePicker(props: FilePickerProps) {
  const { label, isMultiple = false, files, errors, onFiles, ref } = props;
  const name = useId();
  const general = errors.find(({ index }) => index === null)?.text;
  const errorOf = (at: number) => errors.find(({ index }) => index === at)?.text;
  const described = errors.map(({ index }) => `${name}-${index ?? "all"}-error`).join(" ");
  return (
    <div className={stack(10)}>
      <label className={cn(stack(2), textClass(14), styles.dropZone)}>
        <input
          type="file"
          name="files"
          ref={ref}
          multiple={isMultiple}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => {
            onFiles(
              Array.from(target.files ?? [], (file) => ({ name: file.name, size: file.size })),
            );
            // The same file may be chosen once more.
            target.value = "";
          }}
        />
        <Icon name="share" />
        <b className={textClass(16)}>{label}</b>
        <span className={typography.quiet}>
          or drop {isMultiple ? "them" : "it"} here. Up to 25 MB each.
        </span>
      </label>
      <FieldError name={`${name}-all`} text={general} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Chosen files">
          {files.map((file, index) => (
            <li key={`${index}-${file.name}`} className={cn(stack(0), textClass(14))}>
              <span className={cn(textClass(14, 600), styles.fileName)}>{file.name}</span>
              <span className={cn(typography.quiet, typography.number)}>
                {formatBytes(file.size)}
              </span>
              <button
                className={demoParts.iconButton}
                type="button"
                aria-label={`Take out ${file.name}`}
                onClick={() => onFiles(files.toSpliced(index, 1))}
              >
                <Icon name="close" />
              </button>
              <FieldError name={`${name}-${index}`} text={errorOf(index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
