/** A page's h1, broken into lines by hand. */
export function Headline({ lines }: { readonly lines: readonly string[] }) {
  return (
    <h1 className="d">
      {lines.map((line, index) => (
        <span key={line}>
          {line}
          {index < lines.length - 1 && " "}
        </span>
      ))}
    </h1>
  );
}
