import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { vane } from "./agents.ts";
import { needsFeedback, viewingsFor } from "./diary.ts";
import { activeHomes, daysOnMarket, titleOf } from "./homes.ts";
import type { Enquiry, EstateState, Property } from "./model.ts";
import { momentText, statusText } from "./labels.ts";

export function newEnquiries(enquiries: readonly Enquiry[]): Enquiry[] {
  return enquiries.filter(({ reply }) => reply === null);
}

/** The latest first. */
export function byReceived(enquiries: readonly Enquiry[]): Enquiry[] {
  return enquiries.toSorted((one, other) => other.received.getTime() - one.received.getTime());
}

type DeskTask = {
  readonly id: string;
  readonly kind: "viewing" | "enquiry" | "feedback";
  readonly title: string;
  readonly detail: string;
};

/** What today asks for: viewings, enquiries to answer, feedback to collect. */
export function tasksToday(state: EstateState, now: Date): DeskTask[] {
  const title = (id: string | null) => titleOf(state.properties, id);
  return [
    ...viewingsFor(state.viewings, "today", now).map(
      ({ id, date, property, client }): DeskTask => ({
        id,
        kind: "viewing",
        title: `${formatLocal(date, "time")} · ${title(property)}`,
        detail: `Viewing with ${client}`,
      }),
    ),
    ...byReceived(newEnquiries(state.enquiries)).map(({ id, from, kind, property }): DeskTask => ({
      id,
      kind: "enquiry",
      title: `Answer ${from}`,
      detail: property === null ? kind : `${kind} · ${title(property)}`,
    })),
    ...viewingsFor(state.viewings, "feedback", now).map(
      ({ id, client, property, date }): DeskTask => ({
        id,
        kind: "feedback",
        title: `Ask ${client} for feedback`,
        detail: `${title(property)}, ${formatLocal(date, "weekday")}`,
      }),
    ),
  ];
}

/** From the first word to the contract; how many stand at each step, and who at the last two. */
export function pipeline({ enquiries, viewings, offers, properties }: EstateState) {
  const active = new Set(activeHomes(properties).map(({ id }) => id));
  const names = (stage: "offer" | "contract") =>
    offers
      .filter((offer) => offer.stage === stage && active.has(offer.property))
      .map(({ property }) => titleOf(properties, property));
  const shown = viewings.filter(({ state }) => state !== "cancelled").length;
  return [
    { label: "Enquiry", count: enquiries.length, note: `${newEnquiries(enquiries).length} new` },
    {
      label: "Viewing",
      count: shown,
      note: `${viewings.filter(({ state }) => state === "requested").length} to confirm`,
    },
    { label: "Offer", count: names("offer").length, note: names("offer").join(", ") || "None now" },
    {
      label: "Under contract",
      count: names("contract").length,
      note: names("contract").join(", ") || "None now",
    },
  ];
}

/** Viewings of a home, without what was cancelled. */
export function viewingCount({ viewings }: Pick<EstateState, "viewings">, id: string): number {
  return viewings.filter(({ property, state }) => property === id && state !== "cancelled").length;
}

/** How often a home was saved in the last 30 days, what is done on Search right now included. */
export function savesOf({ traffic, saved }: EstateState, id: string): number {
  return (traffic[id]?.saves ?? 0) + Number(saved.includes(id));
}

/** What the owner of a home gets to read; notes only where the agent shares them. */
export function vendorReport(state: EstateState, home: Property, now: Date): readonly string[] {
  const traffic = state.traffic[home.id];
  const viewings = state.viewings.filter(
    ({ property, state: is }) => property === home.id && is !== "cancelled",
  );
  const said = viewings.flatMap(({ date, feedback }) =>
    feedback?.isShared
      ? [`${formatLocal(date, "date")}: ${feedback.interest}. ${feedback.note}`]
      : [],
  );
  const waiting = viewings.filter((viewing) => needsFeedback(viewing, now)).length;
  return [
    home.location,
    `${statusText(home)}, ${home.price}`,
    `Listed ${formatLocal(home.listed, "date")}, ${counted(daysOnMarket(home, now), "day")} on the market`,
    "",
    "On the portal, in the last 30 days or since it was listed",
    `Views: ${traffic?.views ?? 0}`,
    `Saved by: ${counted(savesOf(state, home.id), "visitor")}`,
    "",
    `Viewings: ${viewings.length}`,
    ...viewings.map(({ date, client, state: is }) => `  ${momentText(date)}, ${client}, ${is}`),
    "",
    "Feedback",
    ...(said.length > 0 ? said : ["None shared yet."]),
    ...(waiting > 0 ? [`${counted(waiting, "answer")} still to come.`] : []),
    "",
    `${home.agent.name}, ${home.agent.phone}`,
    "Harbour & Vale, Port Alder. Sample data.",
  ];
}

export const replyTemplates = [
  "Suggest a time",
  "Answer the question",
  "Offer a valuation",
] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

/** What fits an enquiry best. */
export function templateFor({ kind }: Enquiry): ReplyTemplate {
  if (kind === "Viewing") return "Suggest a time";
  return kind === "Question" ? "Answer the question" : "Offer a valuation";
}

/** A reply to begin with, to be edited. */
export function replyText(template: ReplyTemplate, enquiry: Enquiry, home: string): string {
  const about = home === "" ? "your home" : home;
  const body = {
    "Suggest a time": `I would be glad to show you ${about}. Would tomorrow at 2:00 PM suit you? If not, tell me two times that do.`,
    "Answer the question": `Thank you for asking about ${about}. I have the papers in front of me and will call you this morning with the exact figures.`,
    "Offer a valuation": `Thank you for thinking of us. I can look at ${about} on any morning this week, and you will have a range in writing the same day.`,
  }[template];
  return `Hi ${firstName(enquiry.from)},\n\n${body}\n\n${vane}\nHarbour & Vale`;
}
