/** What one form of this website does with what is typed into it. */
export type FormRecord = {
  readonly form: string;
  readonly fields: string;
  /**
   * `database`: kept by us. `device`: the form answers on the visitor's own device and sends nothing.
   */
  readonly goesTo: "database" | "device";
  /** Longest time we keep it, in months after the last message; `null` is as long as the account exists. */
  readonly months: number | null;
};

/** One line for each form. Storing another one changes its line here and nothing else in the privacy policy. */
export const formRecords = [
  {
    form: "Project form",
    fields:
      "Name, e-mail, message; company, project type and budget if given; time and state of the answer",
    goesTo: "database",
    months: 24,
  },
  {
    form: "Portal and partner sign-up",
    fields: "E-mail or phone number, and a hash of the password",
    goesTo: "database",
    months: null,
  },
  {
    form: "Consultation application",
    fields: "What the form asks for",
    goesTo: "device",
    months: 24,
  },
  {
    form: "Package order",
    fields: "Package, add-ons, contact and billing details",
    goesTo: "device",
    months: 24,
  },
  {
    form: "Support form",
    fields: "First and last name, e-mail, subject, message",
    goesTo: "device",
    months: 24,
  },
  {
    form: "Job application",
    fields: "Name, e-mail, message, links; phone if given",
    goesTo: "device",
    months: 6,
  },
  { form: "Newsletter", fields: "E-mail", goesTo: "device", months: null },
] as const satisfies readonly FormRecord[];

/** ISO date of the last change to how this website handles data. */
export const websiteDataUpdated = "2026-11-20";

export function placeOf({ goesTo }: FormRecord): string {
  return goesTo === "database" ? "Our database" : "Your own device; nothing is sent";
}

export function retentionOf({ goesTo, months }: FormRecord): string {
  if (goesTo === "device") return "Not kept";
  return months === null ? "Until you close the account" : `${months} months`;
}
