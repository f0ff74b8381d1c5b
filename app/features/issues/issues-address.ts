const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The issue that `?view=issues&issue=…` names; null for none. */
export function openIssueOf(search: string): string | null {
  const id = new URLSearchParams(search).get("issue")?.toLowerCase() ?? "";
  return uuid.test(id) ? id : null;
}

/** Null: the list. */
export function issueAddress(id: string | null): string {
  const search = new URLSearchParams({ view: "issues", ...(id !== null && { issue: id }) });
  return `?${search}`;
}
