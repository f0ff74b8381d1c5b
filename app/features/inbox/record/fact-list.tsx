import type { ReactNode } from "react";
import type { Fact } from "../entry/fact.ts";
import { safeLink } from "./safe-link.ts";

/** What was given, line by line, as text isolated from the page's own reading direction. */
export function FactLines({ facts }: { readonly facts: readonly Fact[] }) {
  return facts.map((fact) => (
    <FactLine key={fact.name} name={fact.name}>
      {fact.values.length === 0 && <span className="muted">{fact.absent}</span>}
      {fact.values.map((value) => (
        <span key={value} className="fact">
          <FactValue value={value} isLink={fact.isLink === true} />
        </span>
      ))}
    </FactLine>
  ));
}

export function FactLine({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Only addresses of the web become links; everything else stays text. */
function FactValue({ value, isLink }: { readonly value: string; readonly isLink: boolean }) {
  const href = isLink ? safeLink(value) : null;
  if (href === null) return <bdi>{value}</bdi>;
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{value}</bdi>
    </a>
  );
}
