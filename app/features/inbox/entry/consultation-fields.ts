import { consultation } from "#app/content/consultation.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
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
import { field, linkField, type Field } from "./field.ts";
import type { RecordRow } from "./record.ts";
import { isTrueIn, textIn, textsIn } from "./record-values.ts";

const { labels } = consultation;

/** The fields of the consultation application; its description is the record's message. */
export function consultationFields(row: RecordRow): readonly Field[] {
  const option = (options: readonly Option[], name: string) =>
    optionLabel(options, textIn(row, name));
  return [
    field(labels.firstName, textIn(row, "first_name")),
    field(labels.lastName, textIn(row, "last_name")),
    field(labels.phone, textIn(row, "phone")),
    field(labels.company, textIn(row, "company")),
    field(labels.position, textIn(row, "position")),
    field(labels.projectTitle, textIn(row, "project_title")),
    field(labels.projectType, option(projectTypes, "project_type")),
    field(labels.budget, option(consultationBudgets, "budget")),
    field(labels.timeline, option(timelines, "timeline")),
    { name: labels.services, values: textsIn(row, "services"), absent: recordLabels.noneChosen },
    linkField(labels.currentWebsite, [textIn(row, "current_website")]),
    field(labels.competitors, textIn(row, "competitors")),
    field(labels.targetAudience, textIn(row, "target_audience")),
    field(labels.goals, textIn(row, "goals")),
    field(labels.additionalInfo, textIn(row, "additional_info")),
    field(recordLabels.meeting, option(consultationTypes, "consultation_type")),
    field(
      labels.preferredDate,
      readerDay(textIn(row, "preferred_date"), "fullDate"),
      recordLabels.anyDate,
    ),
    field(labels.preferredTime, option(preferredTimes, "preferred_time"), recordLabels.anyTime),
    field(labels.timezone, zoneIn(row)),
    field(
      recordLabels.terms,
      isTrueIn(row, "agree_to_terms") ? recordLabels.agreed : recordLabels.refused,
    ),
    field(
      recordLabels.letters,
      isTrueIn(row, "agree_to_marketing") ? recordLabels.wanted : recordLabels.unwanted,
    ),
  ];
}

/** The chosen zone, and the sender's own where it says more (decision D39). */
function zoneIn(row: RecordRow): string {
  const chosen = optionLabel(timezones, textIn(row, "timezone"));
  const own = textIn(row, "zone_name");
  return [chosen, own && recordLabels.ownZone(zoneCity(own))].filter(Boolean).join(", ");
}
