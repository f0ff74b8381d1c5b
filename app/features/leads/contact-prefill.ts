import { demoCatalog } from "#app/content/demo-catalog.ts";
import { projectTypes } from "#app/content/lead-options.ts";

export type ContactPrefill = { readonly projectType: string; readonly message: string };

type Arrival = { readonly search: string; readonly state: unknown };

/**
 * What an arrival at `/contact` fills in. In the query `projectType` selects one of the six and `demo` names one of the
 * ten; in the navigation's state `about` names a plan or a product (decision C1). The last two open the message.
 * Values that are none of these fill nothing.
 */
export function contactPrefill({ search, state }: Arrival): ContactPrefill {
  const query = new URLSearchParams(search);
  const asked = query.get("projectType");
  const demo = demoCatalog.find(({ slug }) => slug === query.get("demo"));
  const projectType = projectTypes.find(({ value }) => value === asked)?.value;
  return {
    projectType: projectType ?? demo?.projectType ?? "",
    message: demo ? `I'd like something like the ${demo.title} demo. ` : openingAbout(state),
  };
}

function openingAbout(state: unknown): string {
  if (typeof state !== "object" || state === null || !("about" in state)) return "";
  return typeof state.about === "string" ? `We would like to talk about: ${state.about}. ` : "";
}
