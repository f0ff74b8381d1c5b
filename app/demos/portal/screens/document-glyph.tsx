import styles from "./document-glyph.module.css";
type DocumentGlyphProps = { readonly type: string };

/** A page with its ending; a table is lined. */
export function DocumentGlyph({ type }: DocumentGlyphProps) {
  return (
    <svg className={styles.glyph} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
      <path className={styles.paper} d="M2 1.500h19l9 9V38.500H2z" />
      <path d="M21 1.500v9h9" />
      {type === "CSV" ? (
        <path className={styles.lines} d="M7 16h18M7 21h18M7 26h18M13 16v10M19 16v10" />
      ) : (
        <path className={styles.lines} d="M7 16h18M7 21h18M7 26h11" />
      )}
      <text x="16" y="35.500" textAnchor="middle">
        {type.slice(0, 4)}
      </text>
    </svg>
  );
}
