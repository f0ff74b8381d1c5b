import { formatMoney } from "#domain/money.ts";
import { kindOf } from "#domain/registry.ts";
import { headerText } from "../mail/plain.ts";
import { topicRow } from "../mail/emails/topics.ts";
import { isDeal, isLead, isTest, type Told, type ToldDeal, type ToldLead } from "./told.ts";

/** What happened, for people who read it in a chat. */
export type Description = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Words of the sender; empty where there are none or they are not told. */
  readonly quote: string;
};

const LONGEST_FACT = 300;
/** Escaped for Slack they fit into one section. */
const LONGEST_QUOTE = 500;

const stageNames: Readonly<Record<string, string>> = {
  lead: "Lead",
  talking: "Talking",
  proposal: "Proposal",
  won: "Won",
  lost: "Lost",
};

export function describeEvent(event: string, told: Told, withContact: boolean): Description {
  if (isLead(told)) return describeLead(event, told, withContact);
  if (isDeal(told)) return describeDeal(told, withContact);
  if (isTest(told)) {
    const name = headerText(told.webhook.name, 100);
    return { title: `A test: “${name}” works`, facts: [], quote: "" };
  }
  return {
    title: "Somebody has confirmed the newsletter",
    facts: filled([["E-mail", withContact ? told.contact.email : ""]]),
    quote: "",
  };
}

function describeLead(event: string, lead: ToldLead, withContact: boolean): Description {
  const { contact } = lead;
  const kind = kindOf(lead.kind);
  const facts = filled([
    ["Reference", lead.reference],
    ["Kind", kind.badge],
    ["Status", statusName(lead, lead.status)],
    topicRow(lead.kind, lead.topic),
    ["Budget", budgetName(lead)],
    ["Worth", worth(lead.amount_cents, lead.monthly_cents)],
    ["Source", lead.source],
    ...(withContact
      ? ([
          ["From", contact.name],
          ["E-mail", contact.email],
          ["Phone", contact.phone],
          ["Company", contact.company],
          ["About", lead.kind === "job" || lead.kind === "call" ? "" : contact.subject],
        ] as const)
      : []),
  ]);
  const isNew = event === "lead.created";
  return {
    title: isNew ? `A new ${kind.noticeName ?? "record"} has come in` : titleOfChange(event, lead),
    facts,
    quote: isNew && withContact ? cut(contact.message, LONGEST_QUOTE) : "",
  };
}

function titleOfChange(event: string, lead: ToldLead): string {
  const { reference, from, to } = lead;
  if (event === "lead.assigned")
    return to ? `${reference} is with ${headerText(to, 100)} now` : `Nobody has ${reference} now`;
  const was = statusName(lead, from ?? "");
  return `${reference} went from ${was} to ${statusName(lead, to ?? "")}`;
}

function describeDeal(deal: ToldDeal, withContact: boolean): Description {
  const stage = stageName(deal.to);
  const { contact } = deal;
  return {
    title: deal.from ? `A deal went from ${stageName(deal.from)} to ${stage}` : "A deal has begun",
    facts: filled([
      ["Stage", stage],
      ["Worth", worth(deal.value_cents, deal.monthly_cents)],
      ...(withContact
        ? ([
            ["Deal", contact.title],
            ["Person", contact.name],
            ["Company", contact.company],
            ["E-mail", contact.email],
          ] as const)
        : []),
    ]),
    quote: "",
  };
}

function filled(
  rows: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  return rows
    .filter(([, value]) => value.trim() !== "")
    .map(([label, value]) => [label, headerText(value, LONGEST_FACT)] as const);
}

function worth(once: number | null, monthly: number | null): string {
  return [
    once === null ? "" : formatMoney(once),
    monthly === null ? "" : `${formatMoney(monthly)} a month`,
  ]
    .filter(Boolean)
    .join(", ");
}

function statusName({ kind }: ToldLead, status: string): string {
  return kindOf(kind).statuses.find(({ value }) => value === status)?.label ?? status;
}

function stageName(stage: string): string {
  return stageNames[stage] ?? stage;
}

/** What the form calls its value. */
function budgetName({ kind, budget }: ToldLead): string {
  const options = kindOf(kind).fields.flatMap((field) => field.options ?? []);
  return options.find(({ value }) => value === budget)?.label ?? budget;
}

function cut(text: string, longest: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= longest ? text.trim() : `${characters.slice(0, longest).join("")}…`;
}
