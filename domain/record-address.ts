/** Where a record lies in the inbox: `?view=support&record=…`; contact submissions are the default view. */
export function recordAddress({
  id,
  kind,
}: {
  readonly id: string;
  readonly kind: string;
}): string {
  const view = kind === "contact" ? "" : `view=${encodeURIComponent(kind)}&`;
  return `?${view}record=${encodeURIComponent(id)}`;
}

/** Where a deal is opened: `?view=deals&deal=…`. */
export function dealAddress(id: string): string {
  return `?view=deals&deal=${encodeURIComponent(id)}`;
}
