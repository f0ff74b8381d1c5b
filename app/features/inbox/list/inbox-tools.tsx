import { textClass } from "#app/components/ui/text.ts";
import { useId, useState } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { inboxFilters } from "#app/content/inbox.ts";
import { newLead } from "#app/content/intake.ts";
import { exportLabels, savedViewLabels } from "#app/content/inbox-work.ts";
import { cn } from "#app/lib/cn.ts";
import { ActiveFilters, activeFilters } from "./active-filters.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { takesLeads } from "../inbox-filter.ts";
import { isOwner } from "../entry/team.ts";
import type { InboxModel } from "../inbox-model.ts";
import { useExport } from "../work/use-export.ts";
import states from "#app/components/console/states.module.css";
import toolbar from "./inbox-toolbar.module.css";

/** Everything above the list: counters, search and filters, saved views, and the file for owners. */
export function InboxTools({ inbox }: { readonly inbox: InboxModel }) {
  const { place, team, work, cover } = inbox;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const taking = useExport(team, work.action);
  const active = activeFilters(place.view, place.filter, team).length;

  // What is kept apart is searched; all else is for what has a place in the inbox.
  if (place.view === "quarantine") return <InboxToolbar inbox={inbox}>{null}</InboxToolbar>;

  return (
    <>
      <InboxToolbar inbox={inbox}>
        {takesLeads(place.view) && (
          <button
            className={cn(buttonClass("primary", "tiny"), toolbar.toolButton)}
            type="button"
            aria-haspopup="dialog"
            onClick={() => cover.show("lead")}
          >
            {newLead.open}
          </button>
        )}
        <button
          className={cn(buttonClass("line", "tiny"), toolbar.toolButton)}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {inboxFilters.more}
          {active > 0 && (
            <span className={cn(textClass(12), toolbar.number)}>
              {active} <span className={typography.visuallyHidden}>{inboxFilters.active}</span>
            </span>
          )}
        </button>
        <button
          className={cn(buttonClass("line", "tiny"), toolbar.toolButton)}
          type="button"
          aria-haspopup="dialog"
          onClick={() => cover.show("views")}
        >
          {savedViewLabels.open}
        </button>
        {isOwner(team) && (
          <button
            className={cn(buttonClass("line", "tiny"), toolbar.toolButton)}
            type="button"
            aria-disabled={taking.taken !== null || undefined}
            onClick={() => taking.taken === null && taking.start(place)}
          >
            {exportLabels.start}
          </button>
        )}
      </InboxToolbar>
      {isOpen && <MoreFilters id={id} place={place} team={team} />}
      <ActiveFilters place={place} team={team} />
      {taking.taken !== null && (
        <p className={states.line} role="status">
          {exportLabels.taken(taking.taken)}{" "}
          <button className={typography.link} type="button" onClick={taking.cancel}>
            {exportLabels.cancel}
          </button>
        </p>
      )}
    </>
  );
}
