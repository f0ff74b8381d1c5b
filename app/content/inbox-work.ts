export const undoLabels = {
  undo: "Undo",
  /** Behind what is about to happen. */
  inSeconds: (seconds: number) => `in ${seconds} s`,
} as const;

export const moveToasts = {
  moved: (status: string) => ({
    title: "Success",
    description: `Marked as ${status.toLowerCase()}`,
    tone: "success" as const,
  }),
  failed: { title: "Error", description: "Failed to update status", tone: "error" },
} as const;

export const workToasts = {
  failed: {
    title: "Error",
    description: "The change could not be saved. Try again.",
    tone: "error",
  },
  tooLate: { title: "Error", description: "It could not be taken back.", tone: "error" },
} as const;

export const workDone = {
  archived: (count: number) => (count === 1 ? "Archived" : `${count} archived`),
  restored: (count: number) => (count === 1 ? "Back in the inbox" : `${count} back in the inbox`),
  assigned: (count: number, name: string) =>
    count === 1 ? `Given to ${name}` : `${count} given to ${name}`,
  unassigned: (count: number) => (count === 1 ? "Given to nobody" : `${count} given to nobody`),
  tagged: (count: number, tag: string) =>
    count === 1 ? `Tagged ${tag}` : `${count} tagged ${tag}`,
  untagged: (count: number, tag: string) =>
    count === 1 ? `Tag ${tag} removed` : `Tag ${tag} removed from ${count}`,
} as const;

export const bulkLabels = {
  label: "Selected records",
  selected: (count: number) => `${count.toLocaleString("en-US")} selected`,
  selectAll: (total: number) => `Select all ${total.toLocaleString("en-US")} that match`,
  clear: "Clear the selection",
  assign: "Assign to…",
  tag: "Tag",
  addTag: "Tag",
  removeTag: "Untag",
  markResponded: "Mark as responded",
  willRespond: (count: number) =>
    `${count.toLocaleString("en-US")} will be marked responded in ten seconds`,
  running: (done: number, total: number) =>
    `Changing ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
  changed: (total: number) => `${total.toLocaleString("en-US")} match now.`,
  changedHelp: "The list has changed since you chose. Nothing was done yet.",
  again: (total: number) => `Change these ${total.toLocaleString("en-US")}`,
  cancel: "Cancel",
} as const;

export const savedViewLabels = {
  open: "Saved views",
  title: "Saved views",
  close: "Close",
  name: "Save this list with its filters as",
  save: "Save",
  taken: "You have a view of that name. Choose another.",
  failed: "The view could not be saved. Try again.",
  loadFailed: "Your views could not be loaded.",
  none: "No views yet. Filter a list, then keep it here under a name.",
  rename: "Rename",
  delete: "Delete",
  renameNamed: (name: string) => `Rename ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  newName: (name: string) => `New name for ${name}`,
} as const;

export const exportLabels = {
  start: "Export CSV",
  cancel: "Cancel",
  taken: (count: number) => `${count.toLocaleString("en-US")} read`,
  file: (view: string) => (view === "all" ? "inbox" : view),
  done: (count: number) => ({
    title: "Exported",
    description: `${count.toLocaleString("en-US")} in the file`,
    tone: "success" as const,
  }),
  failed: {
    title: "Error",
    description: "The export could not be made. Try again.",
    tone: "error",
  },
  columns: [
    "Reference",
    "Kind",
    "Received",
    "Name",
    "E-mail",
    "Company",
    "Subject",
    "Message",
    "Status",
    "Assigned to",
    "Tags",
    "Follow up on",
    "Answered",
    "Source",
    "Page",
    "Amount",
    "A month",
    "Budget",
  ],
} as const;
