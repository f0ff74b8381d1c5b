import { textClass } from "#app/components/ui/text.ts";
import { useId, type ReactNode } from "react";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { PartFailure, type Reading } from "../part-failure.tsx";
import record from "./record-panel.module.css";

type RecordPartProps = {
  readonly title: string;
  /** What loads it; a failure of one part leaves the others alone. */
  readonly query: Reading;
  readonly children: ReactNode;
};

/** A part of the record panel with its own loading and failure. What is known, and what is being typed, stays. */
export function RecordPart({ title, query, children }: RecordPartProps) {
  const id = useId();
  return (
    <section className={record.part} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {title}
      </h3>
      <PartFailure text={labels.partFailed} query={query} />
      {children}
    </section>
  );
}
