import { inbox } from "#app/content/inbox.ts";
import { budgets, optionLabel, projectTypes } from "#app/content/lead-options.ts";
import type { Lead } from "./lead.ts";
import { LeadStatus } from "./lead-status.tsx";
import { MarkButton } from "./mark-button.tsx";
import { ReceivedTime } from "./received-time.tsx";
import { rowButtonId } from "./use-selection.ts";

type InboxRowProps = {
  readonly lead: Lead;
  readonly now: Date;
  readonly isSelected: boolean;
  readonly isMarking: boolean;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onMark: (lead: Lead) => void;
};

/** One lead. What strangers wrote is isolated, so that it cannot turn the row's reading order round. */
export function InboxRow({ lead, now, isSelected, isMarking, ...on }: InboxRowProps) {
  return (
    <tr data-selected={isSelected || undefined} onFocus={() => on.onSelect(lead.id)}>
      <td className="c-when">
        <ReceivedTime isoTime={lead.receivedAt} now={now} wording="short" />
      </td>
      <td className="c-who">
        <OpenButton lead={lead} onOpen={on.onOpen} />
        <div className="sub">
          <bdi>{lead.email}</bdi>
        </div>
      </td>
      <td className="c-co hide-m">
        {lead.company ? (
          <bdi>{lead.company}</bdi>
        ) : (
          <span className="muted">{inbox.noCompany}</span>
        )}
      </td>
      <td className="c-proj">
        <OptionText label={optionLabel(projectTypes, lead.projectType)} />
      </td>
      <td className="c-bud hide-m">
        <OptionText label={optionLabel(budgets, lead.budget)} />
      </td>
      <td className="c-msg hide-m">
        <bdi>{lead.message}</bdi>
      </td>
      <td className="c-st">
        <LeadStatus status={lead.status} />
      </td>
      <td className="c-act">
        <MarkButton
          lead={lead}
          isBusy={isMarking}
          className="btn btn--xs btn--line"
          describedBy={rowButtonId(lead.id)}
          onMark={on.onMark}
        />
      </td>
    </tr>
  );
}

/** Covers the whole row, so that a click anywhere opens it. */
function OpenButton({ lead, onOpen }: Pick<InboxRowProps, "lead" | "onOpen">) {
  return (
    <button
      className="who"
      type="button"
      id={rowButtonId(lead.id)}
      aria-haspopup="dialog"
      onClick={() => onOpen(lead.id)}
    >
      <bdi>{lead.name}</bdi>
    </button>
  );
}

function OptionText({ label }: { readonly label: string | null }) {
  return label ? <bdi>{label}</bdi> : <span className="muted">{inbox.notGiven}</span>;
}
