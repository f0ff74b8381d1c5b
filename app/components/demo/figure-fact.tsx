import typography from "#app/components/ui/typography.module.css";
type FigureFactProps = { readonly name: string; readonly value: string };

/** A line of a `dl` whose value is a figure or a day. */
export function FigureFact({ name, value }: FigureFactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={typography.number}>{value}</dd>
    </div>
  );
}
