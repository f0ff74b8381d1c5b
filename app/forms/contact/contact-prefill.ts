import { demoCatalog } from "#app/content/demo-catalog.ts";
import { projectTypes } from "#domain/lead-options.ts";
import { arrivalOf } from "#app/lib/carried.ts";

export type ContactPrefill = { readonly projectType: string; readonly message: string };

/** What the name of a plan or product is made of, so that an address cannot put words into a visitor's mouth. */
const productName = /^[\p{L}\d &-]{1,40}$/u;

type Arrival = { readonly search: string; readonly state: unknown };

/**
 * What an arrival at `/contact` fills in. In the query `projectType` selects one of the six and `demo` names one of the
 * ten; in the navigation's state, or in the query of who clicked before React, `about` names a plan or a product (decision C1). The last two open the message.
 * Values that are none of these fill nothing.
 */
export function contactPrefill({ search, state }: Arrival): ContactPrefill {
  const query = new URLSearchParams(search);
  const asked = query.get("projectType");
  const demo = demoCatalog.find(({ slug }) => slug === query.get("demo"));
  const projectType = projectTypes.find(({ value }) => value === asked)?.value;
  return {
    projectType: projectType ?? demo?.projectType ?? "",
    message: demo
      ? `I'd like something like the ${demo.title} demo. `
      : openingAbout(arrivalOf(search, state)),
  };
}

function openingAbout({ about }: Readonly<Record<string, unknown>>): string {
  if (typeof about !== "string" || !productName.test(about)) return "";
  return `We would like to talk about: ${about}. `;
}
