import { isoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { mondayOf, stateOf } from "./diary.ts";
import { checkVisitor, type Visitor } from "./forms.ts";
import { findHome } from "./homes.ts";
import type { EstateState, Feedback, Viewing } from "./model.ts";
import { hasClash } from "./slots.ts";

export type ViewingAction =
  | {
      readonly type: "bookViewing";
      readonly property: string;
      readonly date: Date;
      readonly visitor: Visitor;
      readonly now: Date;
    }
  | {
      readonly type: "addViewing";
      readonly property: string;
      readonly date: Date;
      readonly client: string;
      readonly phone: string;
      readonly now: Date;
    }
  | { readonly type: "confirmViewing" | "cancelViewing" | "restoreViewing"; readonly id: string }
  | {
      readonly type: "rescheduleViewing";
      readonly id: string;
      readonly date: Date;
      readonly now: Date;
    }
  | {
      readonly type: "feedback";
      readonly id: string;
      readonly feedback: Feedback;
      readonly now: Date;
    };

/** What happens to the viewings of the diary; an action that does not fit its viewing changes nothing. */
export function reduceViewings(state: EstateState, action: ViewingAction): EstateState {
  switch (action.type) {
    case "bookViewing":
      return booked(state, action);
    case "addViewing":
      return added(state, { ...action, state: "confirmed" });
    case "confirmViewing":
      return withViewing(state, action.id, (viewing) =>
        viewing.state === "requested" ? { ...viewing, state: "confirmed" } : viewing,
      );
    case "cancelViewing":
      return withViewing(state, action.id, (viewing) =>
        isAhead(viewing) ? { ...viewing, state: "cancelled" } : viewing,
      );
    case "restoreViewing":
      return withViewing(state, action.id, (viewing) =>
        viewing.state !== "cancelled" || hasClash(state.viewings, viewing)
          ? viewing
          : { ...viewing, state: "requested" },
      );
    case "rescheduleViewing":
      return withViewing(state, action.id, (viewing) => {
        const moved = { ...viewing, date: action.date };
        const isRefused =
          action.date <= action.now ||
          action.date.getTime() === viewing.date.getTime() ||
          hasClash(state.viewings, moved);
        return isRefused || !isAhead(viewing) ? viewing : moved;
      });
    case "feedback":
      return withViewing(state, action.id, (viewing) => {
        const feedback = { ...action.feedback, note: cleanText(action.feedback.note) };
        return stateOf(viewing, action.now) === "done"
          ? { ...viewing, state: "done", feedback }
          : viewing;
      });
  }
}

function isAhead({ state }: Viewing): boolean {
  return state === "requested" || state === "confirmed";
}

function withViewing(
  state: EstateState,
  id: string,
  change: (viewing: Viewing) => Viewing,
): EstateState {
  const viewings = updateById(state.viewings, id, change);
  return viewings === state.viewings ? state : { ...state, viewings };
}

type NewViewing = {
  readonly property: string;
  readonly date: Date;
  readonly client: string;
  readonly phone: string;
  readonly now: Date;
  readonly state: "requested" | "confirmed";
};

/** A viewing of a home that is on offer, at a time its agent has; otherwise nothing changes. The diary shows its week. */
function added(state: EstateState, asked: NewViewing): EstateState {
  const home = findHome(state.properties, asked.property);
  const client = cleanText(asked.client);
  if (!home || home.status === "sold" || client === "" || asked.date <= asked.now) return state;
  const viewing: Viewing = {
    id: `v${state.viewings.length + 1}`,
    property: home.id,
    date: asked.date,
    client,
    phone: cleanText(asked.phone),
    state: asked.state,
    agent: home.agent.name,
    feedback: null,
  };
  if (hasClash(state.viewings, viewing)) return state;
  return {
    ...state,
    viewings: [...state.viewings, viewing],
    diary: { week: isoDay(mondayOf(asked.date)), day: null, filter: "all" },
  };
}

type BookAction = Extract<ViewingAction, { type: "bookViewing" }>;

function booked(state: EstateState, { visitor, ...asked }: BookAction): EstateState {
  if (Object.keys(checkVisitor(visitor)).length > 0) return state;
  const { name: client, phone } = visitor;
  const next = added(state, { ...asked, client, phone, state: "requested" });
  if (next === state) return state;
  const open = state.open && { ...state.open, booked: next.viewings.at(-1)?.id ?? null };
  return { ...next, open, hasBooked: true };
}
