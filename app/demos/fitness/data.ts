import { dayAt, isoDay } from "#domain/dates.ts";
import { noClassFilters } from "./classes.ts";
import { openingTimeOf } from "./club-day.ts";
import { heatmap, peak } from "./heat.ts";
import { noFilters } from "./members.ts";
import type { FitnessState } from "./model.ts";
import { sampleClasses } from "./sample-classes.ts";
import { sampleEquipment, sampleFeed, sampleWorkouts } from "./sample-floor.ts";
import { sampleMembers } from "./sample-members.ts";

/** The club as it is in the busiest hour of a day. */
export function buildFitness(moment: Date): FitnessState {
  const now = dayAt(moment, 0, openingTimeOf(moment));
  const members = sampleMembers(now);
  const { day, hour } = peak(heatmap());
  return {
    openedAt: now,
    tab: "dashboard",
    members,
    classes: sampleClasses(now),
    workouts: sampleWorkouts(members, now),
    equipment: sampleEquipment,
    deeds: [],
    feed: sampleFeed(now),
    filters: noFilters,
    sort: { field: "name", direction: "ascending" },
    openMember: null,
    day: isoDay(now),
    classFilters: noClassFilters,
    cancelled: null,
    completed: [],
    coachesAdded: [],
    metric: "checkIns",
    cell: { day, hour },
  };
}
