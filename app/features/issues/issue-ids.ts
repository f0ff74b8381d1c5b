/** Of what leads to an issue, names it, or is pressed: what has the focus next is found by them. */
export const issueIds = {
  add: "issue-add",
  title: "issue-title",
  subject: "issue-subject",
  body: "issue-body",
  send: "issue-send",
  discard: "issue-discard",
  stop: "issue-stop",
  /** The link in the list. */
  row: (id: string) => `issue-row-${id}`,
} as const;
