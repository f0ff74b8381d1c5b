import type { Option } from "./option.ts";

/** The choices of the two applications at `/auth` (decision D32). */
export const partnerTypes = [
  { value: "agency", label: "Agency" },
  { value: "consultant", label: "Consultant" },
  { value: "reseller", label: "Reseller" },
  { value: "technology", label: "Technology partner" },
] as const satisfies readonly Option[];

/** Commissions of the specification, section 9: percent of what a referred client pays in the first twelve months. */
export const partnerTiers = [
  { id: "authorized", name: "Authorized", commission: 15 },
  { id: "silver", name: "Silver", commission: 20 },
  { id: "gold", name: "Gold", commission: 25 },
  { id: "platinum", name: "Platinum", commission: 30 },
] as const;

export const tierOptions: readonly Option<(typeof partnerTiers)[number]["id"]>[] = partnerTiers.map(
  ({ id, name, commission }) => ({ value: id, label: `${name}, ${commission}%` }),
);

export const referralOptions = [
  { value: "1-2", label: "1 to 2" },
  { value: "3-5", label: "3 to 5" },
  { value: "6-10", label: "6 to 10" },
  { value: "10+", label: "More than 10" },
] as const satisfies readonly Option[];

export const availabilityOptions = [
  { value: "full-time", label: "Full time" },
  { value: "part-time", label: "Part time" },
  { value: "weekends", label: "Weekends" },
] as const satisfies readonly Option[];
