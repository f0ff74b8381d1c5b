import { formatCents } from "#domain/money.ts";

/** A price with raised dollar sign and cents. */
export function Price({ cents }: { readonly cents: number }) {
  const [dollars = "", rest = ""] = formatCents(cents).slice(1).split(".");
  return (
    <b className="pr">
      <span className="vh">{formatCents(cents)}</span>
      <span aria-hidden="true">
        <sup>$</sup>
        {dollars}
        <sup>{rest}</sup>
      </span>
    </b>
  );
}
