import { useId, type ReactNode } from "react";
import { recordWords as words } from "#app/content/inbox-record.ts";

type RecordPartProps = {
  readonly title: string;
  /** What loads it; a failure of one part leaves the others alone. */
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly children: ReactNode;
};

/** A part of the record panel with its own loading and failure. */
export function RecordPart({ title, query, children }: RecordPartProps) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {query.isError ? (
        <p className="part__failed" role="alert">
          {words.partFailed}{" "}
          <button className="link" type="button" onClick={() => void query.refetch()}>
            {words.retry}
          </button>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
