type DocumentGlyphProps = { readonly type: string };

/** A page with its ending; a table is lined. */
export function DocumentGlyph({ type }: DocumentGlyphProps) {
  return (
    <svg
      viewBox="0 0 32 40"
      width="28"
      height="35"
      fill="none"
      stroke="var(--line-2)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path fill="var(--surface)" d="M2 1.500h19l9 9V38.500H2z" />
      <path d="M21 1.500v9h9" />
      {type === "CSV" ? (
        <path stroke="var(--line)" strokeWidth="2" d="M7 16h18M7 21h18M7 26h18M13 16v10M19 16v10" />
      ) : (
        <path stroke="var(--line)" strokeWidth="2" d="M7 16h18M7 21h18M7 26h11" />
      )}
      <text
        x="16"
        y="35.500"
        textAnchor="middle"
        fill="var(--ink-2)"
        stroke="none"
        fontSize="7.5"
        fontWeight="720"
      >
        {type.slice(0, 4)}
      </text>
    </svg>
  );
}
