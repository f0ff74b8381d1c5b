import { counted } from "#domain/counted.ts";
import { isoDay } from "#domain/dates.ts";
import { matches } from "#app/lib/search-text.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { isEmail } from "#app/lib/hidden-letters.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { withEntry } from "./feed.ts";
import type { Partner, PartnerFilter, PartnerSort, PortalState } from "./model.ts";

export const noPartnerFilter: PartnerFilter = { query: "", tier: "all", status: "all" };

const sorts = {
  revenue: { field: (partner: Partner) => partner.revenue, direction: "descending" },
  name: { field: (partner: Partner) => partner.name, direction: "ascending" },
  joined: { field: (partner: Partner) => partner.joinDate, direction: "descending" },
} as const;

/** The partners that pass the filters: the largest revenue, the first name or the latest to join first. */
export function shownPartners(
  partners: readonly Partner[],
  filter: PartnerFilter,
  sort: PartnerSort,
): Partner[] {
  const { field, direction } = sorts[sort];
  return sortRows(
    partners.filter((partner) => passes(partner, filter)),
    field,
    direction,
  );
}

function passes(partner: Partner, { query, tier, status }: PartnerFilter): boolean {
  return (
    matches(query, partner.name) &&
    (tier === "all" || partner.tier === tier) &&
    (status === "all" || partner.status === status)
  );
}

/** `8 active, 2 inactive` */
export function networkText(partners: readonly Partner[]): string {
  const active = partners.filter(({ status }) => status === "active").length;
  return `${active} active, ${partners.length - active} inactive`;
}

/** `3 of 10 partners` */
export function partnerCount(shown: number, all: number): string {
  return `${shown} of ${counted(all, "partner")}`;
}

export function noPartnersText({ query }: PartnerFilter): string {
  const wanted = query.trim();
  return wanted === "" ? "No partners match these filters." : `No partners match “${wanted}”.`;
}

/** Whether somebody else in the network has this name, in any spelling of capitals. */
export function isKnownPartner(name: string, partners: readonly Partner[]): boolean {
  const wanted = cleanText(name).toLowerCase();
  return partners.some((partner) => partner.name.toLowerCase() === wanted);
}

export const knownPartnerText = "That partner is already in your network.";

export type InvitationErrors = { readonly name?: string; readonly email?: string };

export function checkInvitation(
  name: string,
  email: string,
  partners: readonly Partner[],
): InvitationErrors {
  const nameError =
    cleanText(name) === ""
      ? "Enter the partner's name."
      : isKnownPartner(name, partners)
        ? knownPartnerText
        : undefined;
  return {
    ...(nameError !== undefined && { name: nameError }),
    ...(!isEmail(email.trim()) && { email: "Enter an e-mail address such as name@company.com." }),
  };
}

/** Somebody new begins at the bottom, and filters that would hide them are taken off. */
export function invitePartner(
  state: PortalState,
  name: string,
  email: string,
  now: Date,
): PortalState {
  if (Object.keys(checkInvitation(name, email, state.partners)).length > 0) return state;
  const partner: Partner = {
    id: `own-${state.made}`,
    name: cleanText(name, 80),
    tier: "Bronze",
    status: "inactive",
    joinDate: isoDay(now),
    revenue: 0,
    note: "Invitation sent",
    paid: [],
  };
  const isHidden = !passes(partner, state.partnerFilter);
  return withEntry(
    {
      ...state,
      partners: [...state.partners, partner],
      partnerFilter: isHidden ? noPartnerFilter : state.partnerFilter,
      made: state.made + 1,
    },
    `You invited ${partner.name}`,
    now,
  );
}
