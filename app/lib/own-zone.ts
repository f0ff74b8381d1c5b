import { business } from "#domain/business.ts";

/** The zone of this device: `Europe/Lisbon`. */
export function ownZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Some browsers name a zone that they then do not know.
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return business.office.zone;
  }
}
