import { demoCatalog } from "#app/content/demo-catalog.ts";
import { projectTypes } from "#app/content/lead-options.ts";

export type ContactPrefill = { readonly projectType: string; readonly message: string };

/**
 * What the query of `/contact` fills in: `projectType` selects one of the six, `demo` names one of the ten and
 * opens the message with it. Values that are none of these fill nothing.
 */
export function contactPrefill(search: string): ContactPrefill {
  const query = new URLSearchParams(search);
  const asked = query.get("projectType");
  const demo = demoCatalog.find(({ slug }) => slug === query.get("demo"));
  const projectType = projectTypes.find(({ value }) => value === asked)?.value;
  return {
    projectType: projectType ?? demo?.projectType ?? "",
    message: demo ? `We tried the ${demo.title} demo and would like something like it. ` : "",
  };
}
