import { Icon } from "#app/components/ui/icon.tsx";
import { columns, row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { heading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { Download } from "#app/content/press.ts";
import { formatFileSize } from "#app/lib/file-size.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./media-kit.module.css";

/** Files for journalists, each with the size it really has (decision D13). */
export function MediaKit({ downloads }: { readonly downloads: readonly Download[] }) {
  return (
    <ul className={cn(columns(4, 20), styles.files)}>
      {downloads.map(({ id, name, description, file, bytes }) => (
        <li key={id} className={surface("large")}>
          <h3 className={heading(24)}>
            <a className={panels.whole} href={file} download>
              {name}
            </a>
          </h3>
          <p className={textClass(15, "quiet")}>{description}</p>
          <p className={cn(typography.number, row(10), textClass(15, 600), styles.size)}>
            <Icon name="download" />
            <span>{typeOf(file)}</span>
            <span>{formatFileSize(bytes)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** `/downloads/logos.zip` is a `ZIP`. */
function typeOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1).toUpperCase();
}
