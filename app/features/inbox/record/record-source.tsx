import { useQuery } from "@tanstack/react-query";
import { recordWords as words } from "#app/content/inbox-record.ts";
import type { Entry } from "../entry.ts";
import { fact, type Fact } from "../entry/fact.ts";
import { FactLines } from "./fact-list.tsx";
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
          <FactLines facts={factsOf(query.data)} />
        </dl>
      )}
    </RecordPart>
  );
}

function factsOf(source: LeadSource): readonly Fact[] {
  const { medium, campaign, term, content } = source;
  const labels = [source.source, medium, campaign, term, content].filter(Boolean);
  return [
    fact(words.page, source.page),
    fact(words.entryPage, source.entryPage),
    fact(words.callToAction, source.callToAction),
    fact(words.referrer, source.referrer),
    fact(words.campaign, labels.join(" / ")),
  ].filter(({ values }) => values.length > 0);
}
