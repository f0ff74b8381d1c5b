import { isEmail } from "#app/lib/hidden-letters.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { withEntry } from "./feed.ts";
import type { Company, Partner, PortalState } from "./model.ts";
import { isKnownPartner, knownPartnerText } from "./partners.ts";

const companyFields = [
  "name",
  "website",
  "contactName",
  "email",
  "phone",
  "address",
  "description",
] as const satisfies readonly (keyof Company)[];

/** Whether the form holds anything that is not saved. */
export function isDirty({ company, draft }: Pick<PortalState, "company" | "draft">): boolean {
  return companyFields.some((field) => draft[field] !== company[field]);
}

export type CompanyErrors = Partial<Readonly<Record<keyof Company, string>>>;

export function checkCompany(draft: Company, partners: readonly Partner[]): CompanyErrors {
  const others = partners.filter(({ isYou }) => !isYou);
  const name =
    cleanText(draft.name) === ""
      ? "Enter your company's name."
      : isKnownPartner(draft.name, others)
        ? knownPartnerText
        : undefined;
  return {
    ...(name !== undefined && { name }),
    ...(!/^\S+\.\S+$/.test(draft.website.trim()) && {
      website: "Enter a website with a dot, such as company.com.",
    }),
    ...(!isEmail(draft.email.trim()) && {
      email: "Enter an e-mail address such as name@company.com.",
    }),
  };
}

/** Saves what is in the form if it is in order; the company's new name goes wherever the company stands. */
export function saveProfile(state: PortalState, now: Date): PortalState {
  if (!isDirty(state) || Object.keys(checkCompany(state.draft, state.partners)).length > 0) {
    return state;
  }
  const company: Company = {
    name: cleanText(state.draft.name, 80),
    website: cleanText(state.draft.website),
    contactName: cleanText(state.draft.contactName),
    email: cleanText(state.draft.email),
    phone: cleanText(state.draft.phone),
    address: cleanText(state.draft.address),
    description: cleanText(state.draft.description),
  };
  const partners = state.partners.map((partner) =>
    partner.isYou ? { ...partner, name: company.name } : partner,
  );
  return withEntry(
    { ...state, company, draft: company, partners },
    "You updated the company profile",
    now,
  );
}
