import { rowOf, type KindSample, type Row } from "./kind-sample.ts";

type Application = Row & { readonly id: string; readonly message: string };

export function aPartner(overrides: Row = {}): Application {
  return {
    id: crypto.randomUUID(),
    contact_name: "",
    phone: "",
    company: "Studio Halvorsen",
    website: "studio-halvorsen.example",
    partner_type: "agency",
    tier_interest: "gold",
    expected_referrals: "3-5",
    message: `Two clinics have asked us for a booking page. ${crypto.randomUUID()}`,
    ...overrides,
  };
}

export const sample: KindSample = {
  row: (overrides) => rowOf({ ...aPartner(), ...overrides }),
  entry: { name: "", company: "Studio Halvorsen", subject: "", topic: "agency" },
  forms: [],
};
