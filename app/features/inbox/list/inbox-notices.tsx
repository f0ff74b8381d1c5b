import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { inboxFilters, inboxStates as labels } from "#app/content/inbox.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import type { PagePosition } from "../inbox-address.ts";
import { isFiltered, type EntryFilter, type InboxView } from "../inbox-filter.ts";
import states from "#app/components/console/states.module.css";

type EmptyListProps = {
  readonly view: InboxView;
  readonly filter: EntryFilter;
  readonly position: PagePosition;
  readonly onClear: () => void;
  readonly onFirstPage: () => void;
};

/** Why the list is empty, and the way out of it. */
export function EmptyList({ view, filter, position, onClear, onFirstPage }: EmptyListProps) {
  if (position.kind !== "first") {
    return (
      <div className={states.empty}>
        <h2 className={typography.heading}>{labels.endPassed}</h2>
        <p>{labels.endPassedHelp}</p>
        <button className={buttonClass("line", "small")} type="button" onClick={onFirstPage}>
          {labels.firstPage}
        </button>
      </div>
    );
  }
  if (isFiltered(filter)) {
    return (
      <div className={states.empty}>
        <h2 className={typography.heading}>{labels.noMatch}</h2>
        <p>{labels.noMatchHelp}</p>
        <button className={buttonClass("line", "small")} type="button" onClick={onClear}>
          {inboxFilters.clear}
        </button>
      </div>
    );
  }
  const { title, help } = nothingIn(view);
  return (
    <div className={states.empty}>
      <h2 className={typography.heading}>{title}</h2>
      <p>{help}</p>
    </div>
  );
}

function nothingIn(view: InboxView) {
  if (view === "quarantine")
    return { title: quarantineLabels.none, help: quarantineLabels.noneHelp };
  if (view === "contact") return { title: labels.none, help: labels.noneHelp };
  return { title: labels.noneOfKind, help: labels.noneOfKindHelp };
}
