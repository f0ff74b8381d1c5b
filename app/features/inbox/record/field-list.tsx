import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import type { Field } from "../entry/field.ts";
import record from "./record-panel.module.css";
import { phoneAddress } from "./phone-address.ts";
import { safeLink } from "./safe-link.ts";

/** What was given, line by line, as text isolated from the page's own reading direction. */
export function FieldLines({ fields }: { readonly fields: readonly Field[] }) {
  return fields.map((field) => (
    <FieldLine key={field.name} name={field.name}>
      {field.values.length === 0 && <span className={typography.quiet}>{field.absent}</span>}
      {field.values.map((value) => (
        <span key={value} className={record.fact}>
          <FieldValue value={value} field={field} />
        </span>
      ))}
    </FieldLine>
  ));
}

export function FieldLine({
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

/** Only addresses of the web and phone numbers become links; everything else stays text. */
function FieldValue({ value, field }: { readonly value: string; readonly field: Field }) {
  if (field.isPhone) {
    return (
      <a className={typography.link} href={phoneAddress(value)}>
        <bdi>{value}</bdi>
      </a>
    );
  }
  const href = field.isLink ? safeLink(value) : null;
  if (href === null) return <bdi>{value}</bdi>;
  return (
    <a className={typography.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{value}</bdi>
    </a>
  );
}
