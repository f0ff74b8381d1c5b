import { useQuery } from "@tanstack/react-query";
import { recordWords as words } from "#app/content/inbox-record.ts";
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
    <RecordPart title={words.source} query={query}>
      {query.data === null && <p className="muted">{words.noSource}</p>}
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
  const labels = [source.source, medium, campaign, term, content].filter(Boolean);
  return [
    field(words.page, source.page),
    field(words.entryPage, source.entryPage),
    field(words.callToAction, source.callToAction),
    field(words.referrer, source.referrer),
    field(words.campaign, labels.join(" / ")),
  ].filter(({ values }) => values.length > 0);
}
