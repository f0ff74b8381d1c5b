import { consultation } from "#app/content/consultation.ts";
import { recordWords as words } from "#app/content/inbox-record.ts";
import {
  consultationBudgets,
  consultationTypes,
  preferredTimes,
  projectTypes,
  timelines,
  timezones,
} from "#domain/lead-options.ts";
import { type Option, optionLabel } from "#domain/option.ts";
import { readerDay, zoneCity } from "#domain/zoned-dates.ts";
import { fact, linkFact, type Fact } from "./fact.ts";
import type { RecordRow } from "./record.ts";
import { isTrueIn, textIn, textsIn } from "./record-values.ts";

const { labels } = consultation;

/** The fields of the consultation application; its description is the record's message. */
export function consultationFacts(row: RecordRow): readonly Fact[] {
  const option = (options: readonly Option[], name: string) =>
    optionLabel(options, textIn(row, name));
  return [
    fact(labels.firstName, textIn(row, "first_name")),
    fact(labels.lastName, textIn(row, "last_name")),
    fact(labels.phone, textIn(row, "phone")),
    fact(labels.company, textIn(row, "company")),
    fact(labels.position, textIn(row, "position")),
    fact(labels.projectTitle, textIn(row, "project_title")),
    fact(labels.projectType, option(projectTypes, "project_type")),
    fact(labels.budget, option(consultationBudgets, "budget")),
    fact(labels.timeline, option(timelines, "timeline")),
    { name: labels.services, values: textsIn(row, "services"), absent: words.noneChosen },
    linkFact(labels.currentWebsite, [textIn(row, "current_website")]),
    fact(labels.competitors, textIn(row, "competitors")),
    fact(labels.targetAudience, textIn(row, "target_audience")),
    fact(labels.goals, textIn(row, "goals")),
    fact(labels.additionalInfo, textIn(row, "additional_info")),
    fact(words.meeting, option(consultationTypes, "consultation_type")),
    fact(labels.preferredDate, readerDay(textIn(row, "preferred_date"), "fullDate"), words.anyDate),
    fact(labels.preferredTime, option(preferredTimes, "preferred_time"), words.anyTime),
    fact(labels.timezone, zoneIn(row)),
    fact(words.terms, isTrueIn(row, "agree_to_terms") ? words.agreed : words.refused),
    fact(words.letters, isTrueIn(row, "agree_to_marketing") ? words.wanted : words.unwanted),
  ];
}

/** The chosen zone, and the sender's own where it says more (decision D39). */
function zoneIn(row: RecordRow): string {
  const chosen = optionLabel(timezones, textIn(row, "timezone"));
  const own = textIn(row, "zone_name");
  return [chosen, own && words.ownZone(zoneCity(own))].filter(Boolean).join(", ");
}
