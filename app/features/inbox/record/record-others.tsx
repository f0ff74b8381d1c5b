import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { cardLinks } from "#app/content/people.ts";
import marks from "../entry/entry-marks.module.css";
import { kindOf } from "#domain/registry.ts";
import type { Entry } from "../entry.ts";
import { personAddress } from "../entry/card-address.ts";
import { EntryStatus } from "../entry/entry-status.tsx";
import { subjectOf } from "../entry/entry-text.ts";
import { RecordPart } from "./record-part.tsx";
import { othersQuery } from "./record-queries.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import record from "./record-parts.module.css";

type RecordOthersProps = {
  readonly entry: Entry;
  readonly now: Date;
  readonly onOpen: (id: string) => void;
};

/** What else came from the same address. */
export function RecordOthers({ entry, now, onOpen }: RecordOthersProps) {
  const query = useQuery(othersQuery(entry));
  if (entry.email === "") return null;
  return (
    <RecordPart title={labels.others} query={query}>
      {query.data?.length === 0 && <p className={typography.quiet}>{labels.noOthers}</p>}
      <ul className={record.others}>
        {query.data?.map((other) => (
          <li key={other.id} className={row(12)}>
            <span className={cn(textClass(12, 560), marks.kind)}>{kindOf(other.kind).badge}</span>
            <button type="button" onClick={() => onOpen(other.id)}>
              <bdi>{subjectOf(other) || other.preview || other.reference}</bdi>
            </button>
            <EntryStatus kind={other.kind} status={other.status} />
            <ReceivedTime isoTime={other.receivedAt} now={now} wording="short" />
          </li>
        ))}
      </ul>
      <Link className={typography.link} to={{ search: personAddress(entry.email) }}>
        {cardLinks.all}
      </Link>
    </RecordPart>
  );
}
