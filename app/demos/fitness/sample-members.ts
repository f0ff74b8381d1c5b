import { addDays, dayAt } from "#domain/dates.ts";
import { hash01 } from "#app/lib/random.ts";
import { clubTime } from "./club-day.ts";
import type { Member, MembershipType, MemberStatus } from "./model.ts";

type Row = readonly [
  name: string,
  type: MembershipType,
  joinedDays: number,
  lastVisitDays: number,
  classes: number,
  status: MemberStatus,
  /** When the last visit began. */
  time: string,
];

const rows: readonly Row[] = [
  ["Alina Drozd", "Premium", 812, 0, 214, "active", "17:11"],
  ["Caleb Norwood", "Basic", 401, 0, 96, "active", "07:04"],
  ["Jia-Yi Koh", "Premium", 655, 2, 188, "active", "18:02"],
  ["Devon Marsh", "Premium", 298, 16, 71, "active", "17:48"],
  ["Esther Quaye", "Basic", 187, 3, 52, "active", "18:21"],
  ["Fabian Roth", "Premium", 1204, 0, 402, "active", "17:02"],
  ["Gabriela Pinto", "Basic", 93, 19, 11, "active", "12:05"],
  ["Harvey Lund", "Premium", 532, 4, 143, "active", "19:10"],
  ["Imani Clarke", "Basic", 246, 0, 80, "active", "06:22"],
  ["Jonas Weir", "Premium", 367, 27, 58, "active", "20:04"],
  ["Kiran Sethi", "Premium", 721, 0, 231, "active", "17:19"],
  ["Lotte Visser", "Basic", 58, 0, 19, "active", "17:08"],
  ["Milo Ferrante", "Basic", 610, 74, 87, "inactive", "09:30"],
  ["Nora Eastman", "Premium", 944, 121, 196, "inactive", "07:40"],
  ["Oskar Blom", "Basic", 402, 66, 44, "inactive", "18:30"],
  ["Paige Donovan", "Trial", 5, 0, 3, "trial", "12:06"],
  ["Quentin Hale", "Trial", 9, 4, 2, "trial", "10:15"],
  ["Rosa Ilves", "Trial", 12, 0, 6, "trial", "17:24"],
];

const seed = 6173;

/** Those of the club whom the sample knows by name. */
export function sampleMembers(now: Date): readonly Member[] {
  return rows.map((row, index) => {
    const [name, membershipType, joined, lastVisit, classesAttended, status, time] = row;
    const id = `m${String(index + 1).padStart(2, "0")}`;
    return {
      id,
      name,
      membershipType,
      joinDate: dayAt(addDays(now, -joined), 0, "10:00"),
      lastVisit: dayAt(now, -lastVisit, clubTime(addDays(now, -lastVisit), time)),
      classesAttended,
      status,
      avatar: id,
      visits: visitsOf(row, index),
      notes: [],
      outreach: null,
    };
  });
}

/** Twelve weeks that suit how often somebody takes a class, from joining to the last visit. */
function visitsOf([, , joined, lastVisit, classes]: Row, member: number): readonly number[] {
  const perWeek = (classes / Math.max(1, joined / 7)) * 1.25;
  return Array.from({ length: 12 }, (_, index) => {
    const [nearest, farthest] = [7 * (11 - index), 7 * (11 - index) + 6];
    if (farthest < lastVisit || nearest > joined) return 0;
    const isLast = nearest <= lastVisit;
    const swing = (hash01(seed + 100 * member + index) - 0.5) * 1.6;
    return Math.min(6, Math.max(isLast || perWeek >= 1 ? 1 : 0, Math.round(perWeek + swing)));
  });
}
