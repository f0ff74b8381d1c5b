import { inbox } from "#app/content/inbox.ts";
import { recordWords as words } from "#app/content/inbox-record.ts";
import { jobTitle, supportChannelOptions, type EntryKind } from "#app/content/inbox-kinds.ts";
import { budgets, optionLabel, projectTypes } from "#app/content/lead-options.ts";
import { jobForm } from "#app/content/careers.ts";
import {
  application,
  availabilityOptions,
  partnerTypeOptions,
  referralOptions,
  tierOptions,
} from "#app/content/sign-up.ts";
import { callFacts } from "./call-facts.ts";
import { consultationFacts } from "./consultation-facts.ts";
import { fact, linkFact, type Fact } from "./fact.ts";
import { orderFacts } from "./order-facts.ts";
import type { RecordRow } from "./record.ts";
import { textIn, textsIn } from "./record-values.ts";

/** What the sender gave beside address and message, in the order of the form. */
export function factsOf(kind: EntryKind, row: RecordRow): readonly Fact[] {
  return builders[kind](row);
}

/** The text that the sender wrote freely, which stands for itself. */
export function messageOf(kind: EntryKind, row: RecordRow): string {
  const column = messageColumns[kind];
  return column ? textIn(row, column) : "";
}

const messageColumns: Readonly<Partial<Record<EntryKind, string>>> = {
  contact: "message",
  consultation: "project_description",
  support: "message",
  order: "notes",
  partner: "message",
  portal: "message",
  job: "message",
};

const builders: Readonly<Record<EntryKind, (row: RecordRow) => readonly Fact[]>> = {
  contact: (row) => [
    fact(inbox.columns.company, textIn(row, "company"), inbox.noCompany),
    fact(inbox.columns.projectType, optionLabel(projectTypes, textIn(row, "project_type"))),
    fact(inbox.columns.budget, optionLabel(budgets, textIn(row, "budget"))),
  ],
  consultation: consultationFacts,
  support: (row) => [
    fact(words.subject, textIn(row, "subject")),
    fact(words.channel, optionLabel(supportChannelOptions, textIn(row, "channel"))),
  ],
  call: callFacts,
  order: orderFacts,
  partner: (row) => [
    fact(application.labels.company, textIn(row, "company")),
    fact(words.phone, textIn(row, "phone")),
    linkFact(application.labels.site, [textIn(row, "website")]),
    fact(
      application.labels.partnerType,
      optionLabel(partnerTypeOptions, textIn(row, "partner_type")),
    ),
    fact(application.labels.tier, optionLabel(tierOptions, textIn(row, "tier_interest"))),
    fact(
      application.labels.referrals,
      optionLabel(referralOptions, textIn(row, "expected_referrals")),
    ),
  ],
  portal: (row) => [
    linkFact(application.labels.portfolio, [textIn(row, "profile_url")]),
    fact(application.labels.stack, textsIn(row, "stack").join(", ")),
    fact(
      application.labels.availability,
      optionLabel(availabilityOptions, textIn(row, "availability")),
    ),
  ],
  job: (row) => [
    fact(words.role, jobTitle(textIn(row, "job_slug"))),
    fact(jobForm.labels.phone, textIn(row, "phone")),
    linkFact(jobForm.labels.links, textsIn(row, "links")),
    linkFact(jobForm.labels.cvUrl, [textIn(row, "cv_url")]),
  ],
  newsletter: (row) => [fact(words.signedUpOn, textIn(row, "source"))],
};
