import { kindNamed, kindNames, type KindName } from "#domain/registry.ts";

/** What of the view the address names. */
export type TemplatePlace = {
  readonly kind: KindName;
  /** The template that is open, `new` for one that is being made, `null` for none. */
  readonly open: string | null;
};

/** `?view=templates&kind=support`, with `&template=` and its id or `new`. */
export function parsePlace(search: string): TemplatePlace {
  const params = new URLSearchParams(search);
  const kind = kindNamed(params.get("kind")) ?? kindNames[0] ?? "contact";
  return { kind, open: params.get("template") };
}

export function formatPlace({ kind, open }: TemplatePlace): string {
  const params = new URLSearchParams({ view: "templates", kind });
  if (open !== null) params.set("template", open);
  return `?${params}`;
}
