import type { IsoDay } from "#domain/dates.ts";
import type { Sort } from "#app/lib/sort-rows.ts";

export const membershipTypes = ["Premium", "Basic", "Trial"] as const;
export type MembershipType = (typeof membershipTypes)[number];

export const memberStatuses = ["active", "inactive", "trial"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly membershipType: MembershipType;
  readonly joinDate: Date;
  /** Null before the first visit. */
  readonly lastVisit: Date | null;
  readonly classesAttended: number;
  readonly status: MemberStatus;
  /** The key of a drawn picture. */
  readonly avatar: string;
  /** Visits in each of the last twelve weeks, the oldest first; the last one ends today. */
  readonly visits: readonly number[];
  readonly notes: readonly { readonly at: Date; readonly text: string }[];
  /** What was done about somebody who stays away. */
  readonly outreach: "nudged" | "snoozed" | null;
};

export const classTypes = ["Yoga", "Strength", "HIIT", "Cycling", "Boxing", "Mobility"] as const;
export type ClassType = (typeof classTypes)[number];

export const levels = ["All levels", "Beginner", "Intermediate", "Advanced"] as const;
export type Level = (typeof levels)[number];

export const instructors = [
  "Mara Ellison",
  "Theo Grant",
  "Kwame Asante",
  "Lucia Moretti",
  "Sana Iqbal",
] as const;

export type GymClass = {
  readonly id: string;
  readonly name: string;
  readonly instructor: string;
  readonly day: IsoDay;
  /** `18:00`, 24 hours. */
  readonly time: string;
  /** Minutes. */
  readonly duration: number;
  readonly capacity: number;
  readonly enrolled: number;
  readonly type: ClassType;
  readonly level: Level;
  /** Ids of the booked members that the sample knows; the others are a number only. */
  readonly roster: readonly string[];
  /** Ids of who waits, the first in turn first. */
  readonly waitlist: readonly string[];
};

export type Workout = {
  readonly id: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly exercise: string;
  /** Minutes; final once it is completed. */
  readonly duration: number;
  /** Final once it is completed. */
  readonly caloriesBurned: number;
  readonly equipment: string;
  readonly status: "in-progress" | "completed";
  readonly startedAt: Date;
  readonly paused: boolean;
  readonly pausedAt: Date | null;
  /** Milliseconds of all pauses that are over. */
  readonly pausedMs: number;
  /** Calories a minute. */
  readonly rate: number;
};

export type Equipment = {
  readonly name: string;
  /** Not at a workout; a class may be on it, see `machinesNow`. */
  readonly available: number;
  readonly total: number;
  readonly type: "Cardio" | "Strength" | "Functional";
};

type DeedKind = "check-in" | "nudge" | "snooze" | "convert";

/** Something that was done for a member during this visit and can be taken back. */
export type Deed = {
  readonly id: string;
  readonly kind: DeedKind;
  readonly memberId: string;
  readonly at: Date;
  /** The member as before. */
  readonly before: Member;
};

export type FeedEntry = { readonly id: string; readonly at: Date; readonly text: string };

export type HeatCell = { readonly day: number; readonly hour: number };
/** Hours of a weekday, Monday 0, from the first up to the last. */
export type CoachHours = { readonly day: number; readonly from: number; readonly to: number };
export type HeatMetric = "checkIns" | "perCoach";

export type MemberField = "name" | "lastVisit" | "classes";

export type MemberFilters = {
  readonly query: string;
  readonly status: MemberStatus | "all";
  readonly type: MembershipType | "all";
  readonly isAtRiskOnly: boolean;
};

export type ClassFilters = {
  readonly type: ClassType | "all";
  readonly level: Level | "all";
  readonly instructor: string;
  readonly hasSpots: boolean;
};

export type FitnessTab = "dashboard" | "members" | "classes" | "live" | "analytics";

export type FitnessState = {
  /** In the busiest hour of today. */
  readonly openedAt: Date;
  readonly tab: FitnessTab;
  readonly members: readonly Member[];
  readonly classes: readonly GymClass[];
  readonly workouts: readonly Workout[];
  readonly equipment: readonly Equipment[];
  /** The latest first. */
  readonly deeds: readonly Deed[];
  /** The latest first. */
  readonly feed: readonly FeedEntry[];
  readonly filters: MemberFilters;
  readonly sort: Sort<MemberField>;
  readonly openMember: string | null;
  /** The day whose classes are shown. */
  readonly day: IsoDay;
  readonly classFilters: ClassFilters;
  /** The last booking that was cancelled: its class before and after. */
  readonly cancelled: { readonly before: GymClass; readonly after: GymClass } | null;
  /** Workouts completed during this visit, as they were before. */
  readonly completed: readonly Workout[];
  /** Coaches that the manager has put on the rota in this visit. */
  readonly coachesAdded: readonly CoachHours[];
  readonly metric: HeatMetric;
  readonly cell: HeatCell;
};
