import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealPanel as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { recordAddress } from "#domain/record-address.ts";
import { isKindName, kindOf } from "#domain/registry.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import { subjectOf } from "../entry/entry-text.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { DealCard, DealRecord } from "./deal.ts";
import styles from "./deal-panel.module.css";
import { dealsKey } from "./deals-queries.ts";
import { linkDeal } from "./deals-repository.ts";

type DealRecordsProps = { readonly deal: DealCard; readonly now: Date };

/** The records of a deal, each with the way to it and out of the deal. */
export function DealRecords({ deal, now }: DealRecordsProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const taking = useMutation({
    mutationFn: (record: string) => linkDeal(record, null),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: dealsKey });
      void queryClient.invalidateQueries({ queryKey: entriesKey });
      heading.current?.focus();
    },
  });

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id} tabIndex={-1} ref={heading}>
        {labels.records}
      </h3>
      {deal.records.length === 0 && <p className={typography.quiet}>{labels.noRecords}</p>}
      <ul>
        {deal.records.map((record) => (
          <li key={record.id} className={styles.record}>
            <Link
              className={cn(typography.link, styles.recordTitle)}
              to={{ search: recordAddress(record) }}
            >
              <bdi>{wordsOf(record)}</bdi>
            </Link>
            <span className={textClass(13, "quiet")}>
              {isKindName(record.kind) && `${kindOf(record.kind).badge}, `}
              <ReceivedTime isoTime={record.receivedAt} now={now} wording="sentence" />
            </span>
            <button
              className={buttonClass("line", "tiny")}
              type="button"
              aria-label={labels.takeOutOf(wordsOf(record))}
              aria-disabled={taking.isPending || undefined}
              onClick={() => taking.isPending || taking.mutate(record.id)}
            >
              {labels.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <p role={taking.isError ? "alert" : "status"} className={typography.quiet}>
        {taking.isError && labels.takeOutFailed}
        {taking.isSuccess && labels.takenOut}
      </p>
    </section>
  );
}

function wordsOf({ kind, subject, topic, preview, reference }: DealRecord): string {
  const words = isKindName(kind) ? subjectOf({ kind, subject, topic }) : subject;
  return words || preview || reference;
}
