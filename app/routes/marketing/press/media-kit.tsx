import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { Download } from "#app/content/press.ts";
import { formatFileSize } from "#app/lib/file-size.ts";
import styles from "./media-kit.module.css";

/** Files for journalists, each with the size it really has (decision D13). */
export function MediaKit({ downloads }: { readonly downloads: readonly Download[] }) {
  return (
    <ul className={styles.files}>
      {downloads.map(({ id, name, description, file, bytes }) => (
        <li key={id}>
          <h3 className={typography.heading}>
            <a href={file} download>
              {name}
            </a>
          </h3>
          <p>{description}</p>
          <p className={styles.size}>
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
