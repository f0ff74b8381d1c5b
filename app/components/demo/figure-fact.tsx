import typography from "#app/components/ui/typography.module.css";
type FigureFactProps = {
  readonly name: string;
  readonly value: string;
  readonly className?: string;
};

/** A line of a `dl` whose value is a figure or a day. */
export function FigureFact({ name, value, className }: FigureFactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className={typography.number}>{value}</dd>
    </div>
  );
}
