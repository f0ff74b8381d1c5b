import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import type { KindName } from "#domain/registry.ts";
import type { FoundRecord } from "../conversation/find-repository.ts";
import { PartFailure } from "../part-failure.tsx";
import { previewRecordsQuery } from "./preview-queries.ts";
import styles from "./templates.module.css";

type PreviewRecordProps = {
  readonly kind: KindName;
  /** Null: the made-up one. */
  readonly chosen: FoundRecord | null;
  readonly onChoose: (record: FoundRecord | null) => void;
};

/** With which record the letter is filled in, and a search for another. */
export function PreviewRecord({ kind, chosen, onChoose }: PreviewRecordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }

  return (
    <div className={cn(stack(10), styles.record)}>
      <p className={cn(cluster(8), textClass(14))}>
        <span>
          {labels.previewWith}{" "}
          <b>
            <bdi>{chosen ? `${chosen.reference}, ${chosen.name}` : labels.previewSample}</bdi>
          </b>
        </span>
        <button
          className={typography.link}
          type="button"
          ref={opener}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.closeRecords : chosen ? labels.otherRecord : labels.chooseRecord}
        </button>
      </p>
      {isOpen && (
        <RecordSearch
          kind={kind}
          isSample={chosen === null}
          onClose={close}
          onChoose={(record) => {
            onChoose(record);
            close();
          }}
        />
      )}
    </div>
  );
}

type RecordSearchProps = {
  readonly kind: KindName;
  readonly isSample: boolean;
  readonly onClose: () => void;
  readonly onChoose: (record: FoundRecord | null) => void;
};

function RecordSearch({ kind, isSample, onClose, onChoose }: RecordSearchProps) {
  const [search, setSearch] = useState("");
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const query = useQuery({
    ...previewRecordsQuery(kind, search.trim()),
    placeholderData: (before) => before,
  });
  const records = query.data;

  /** Of what is searched for by now, which may still be on its way. */
  async function chooseFirst() {
    const wanted = previewRecordsQuery(kind, search.trim());
    const [first] = await queryClient.fetchQuery(wanted).catch(() => []);
    if (first) onChoose(first);
  }

  return (
    <>
      <Field name="record" scope="preview" label={labels.find}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            ref={field}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Of a field with words the first press clears them, as browsers do.
              if (event.key === "Escape" && search === "") onClose();
              if (event.key !== "Enter") return;
              event.preventDefault();
              void chooseFirst();
            }}
          />
        )}
      </Field>
      <PartFailure text={labels.recordFailed} query={query} />
      <p className={cn(typography.quiet, textClass(13))} role="status">
        {records?.length === 0 && (search.trim() === "" ? labels.noRecords : labels.noneFound)}
      </p>
      <ul className={stack(6)} aria-label={labels.found}>
        {!isSample && (
          <li>
            <button
              className={cn(buttonClass("ghost", "tiny"), styles.found)}
              type="button"
              onClick={() => onChoose(null)}
            >
              {labels.takeSample}
            </button>
          </li>
        )}
        {records?.map((record) => (
          <li key={record.id}>
            <button
              className={cn(buttonClass("line", "tiny"), styles.found)}
              type="button"
              onClick={() => onChoose(record)}
            >
              <bdi>
                {record.reference}, {record.name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
