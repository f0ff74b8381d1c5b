import { useQuery } from "@tanstack/react-query";
import typography from "#app/components/ui/typography.module.css";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import type { Entry } from "../entry.ts";
import { field, type Field } from "../entry/field.ts";
import { FieldLines } from "./field-list.tsx";
import { RecordPart } from "./record-part.tsx";
import { sourceQuery } from "./record-queries.ts";
import type { LeadSource } from "../entry/record.ts";

/** The way by which the sender came to the form, as far as the browser told it. */
export function RecordSource({ entry }: { readonly entry: Entry }) {
  const query = useQuery(sourceQuery(entry.id));
  return (
    <RecordPart title={labels.source} query={query}>
      {query.data === null && <p className={typography.quiet}>{labels.noSource}</p>}
      {query.data && (
        <dl>
          <FieldLines fields={fieldsOf(query.data)} />
        </dl>
      )}
    </RecordPart>
  );
}

function fieldsOf(source: LeadSource): readonly Field[] {
  const { medium, campaign, term, content } = source;
  const parts = [source.source, medium, campaign, term, content].filter(Boolean);
  return [
    field(labels.page, source.page),
    field(labels.entryPage, source.entryPage),
    field(labels.callToAction, source.callToAction),
    field(labels.referrer, source.referrer),
    field(labels.campaign, parts.join(" / ")),
  ].filter(({ values }) => values.length > 0);
}
