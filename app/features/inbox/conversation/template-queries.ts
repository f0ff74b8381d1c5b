import { queryOptions } from "@tanstack/react-query";
import type { KindName } from "#domain/registry.ts";
import { fetchTemplates, type Template } from "./template-repository.ts";

export type { Template } from "./template-repository.ts";

export const templatesKey = ["reply-templates"] as const;

/** Of every kind, archived ones too, in the order of their names. */
export function templatesQuery() {
  return queryOptions({ queryKey: templatesKey, queryFn: ({ signal }) => fetchTemplates(signal) });
}

export function usable(templates: readonly Template[], kind: KindName): readonly Template[] {
  return templates.filter((template) => template.kind === kind && !template.isArchived);
}
