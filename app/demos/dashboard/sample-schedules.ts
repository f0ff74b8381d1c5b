import type { ReportId } from "./reports.ts";
import type { Schedule } from "./schedule.ts";

const management = ["priya@halden.example", "finance@halden.example"];

const base = { weekday: 1, monthDay: 1, time: "08:00", isPaused: false } as const;

/** When the reports of the library go out; their last run follows from it. */
export const sampleSchedules: Readonly<Record<ReportId, Schedule>> = {
  monthly: { ...base, rhythm: "monthly", recipients: management },
  regional: { ...base, rhythm: "weekly", recipients: ["priya@halden.example"] },
  margins: { ...base, rhythm: "weekly", weekday: 5, time: "07:00", recipients: management },
  quota: { ...base, rhythm: "daily", time: "06:00", recipients: ["marta@halden.example"] },
  funnel: { ...base, rhythm: "weekly", time: "09:00", recipients: ["noa@halden.example"] },
  retention: { ...base, rhythm: "monthly", monthDay: 5, recipients: ["noa@halden.example"] },
};
