import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNow } from "#app/browser/use-now.ts";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import type { PlaceholderValues } from "#domain/placeholders.ts";
import type { KindName } from "#domain/registry.ts";
import type { FoundRecord } from "../conversation/find-repository.ts";
import { replyValues } from "../conversation/reply-values.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { entryQuery } from "../inbox-queries.ts";
import { PartFailure } from "../part-failure.tsx";
import { recordQuery } from "../record/record-queries.ts";
import { missingIn, previewParts, sampleValues } from "./preview-parts.ts";
import { PreviewRecord } from "./preview-record.tsx";
import styles from "./templates.module.css";

const listed = new Intl.ListFormat("en-US");

type TemplatePreviewProps = {
  readonly kind: KindName;
  readonly subject: string;
  readonly text: string;
  readonly team: Team;
};

/** The letter that a template makes of a record that is chosen, or of a made-up one. */
export function TemplatePreview({ kind, subject, text, team }: TemplatePreviewProps) {
  const [chosen, setChosen] = useState<FoundRecord | null>(null);
  const from = nameOf(team, team.myId) ?? "";
  const { values, query } = useValues(kind, chosen, from);
  const missing = missingIn(`${subject} ${text}`, values);
  const isEmpty = subject.trim() === "" && text.trim() === "";

  return (
    <section className={cn(stack(12, "start"), styles.preview)} aria-labelledby="template-preview">
      <h3 className={cn(typography.heading, textClass(16))} id="template-preview">
        {labels.preview}
      </h3>
      <PreviewRecord kind={kind} chosen={chosen} onChoose={setChosen} />
      <PartFailure text={labels.recordFailed} query={query} />
      <div className={cn(textClass(15), styles.sheet)}>
        {isEmpty ? (
          <p className={typography.quiet}>{labels.nothingYet}</p>
        ) : (
          <>
            <p className={cn(textClass(15, 600), styles.words)} dir="auto">
              <Filled text={subject} values={values} />
            </p>
            <p className={styles.words} dir="auto">
              <Filled text={text} values={values} />
            </p>
          </>
        )}
      </div>
      <p className={cn(cluster(6), textClass(14), styles.missing)} role="status">
        {missing.length > 0 && labels.missing(listed.format(missing.map((name) => `{${name}}`)))}
      </p>
    </section>
  );
}

/** Those of the chosen record, once they are read. */
function useValues(kind: KindName, chosen: FoundRecord | null, from: string) {
  const id = chosen?.id ?? "";
  const now = useNow();
  const entry = useQuery({ ...entryQuery(id), enabled: chosen !== null });
  const row = useQuery({ ...recordQuery({ id, kind }), enabled: chosen !== null });
  const values =
    chosen !== null && entry.data && row.data !== undefined
      ? replyValues(entry.data, row.data, from)
      : sampleValues(kind, from, now);
  return { values, query: entry.isError ? entry : row };
}

function Filled({ text, values }: { readonly text: string; readonly values: PlaceholderValues }) {
  return previewParts(text, values).map((part, index) =>
    part.isEmpty ? (
      // oxlint-disable-next-line react/no-array-index-key -- Parts of one text, which never change their order.
      <mark key={index} className={styles.empty}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
