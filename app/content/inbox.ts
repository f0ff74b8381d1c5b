/** Words of the admin panel. Counters, labels and empty values follow the specification, sections 2 and 8. */
export const inbox = {
  meta: {
    title: "Inbox for contact submissions",
    description:
      "The admin panel: read contact submissions, answer them, and mark them as responded.",
  },
  badge: "Admin",
  title: "Contact submissions",
  back: "Back to Website",
  needsScript: "The admin panel needs JavaScript.",
  signOut: "Sign Out",
  counters: { total: "Total", new: "New", responded: "Responded" },
  columns: {
    received: "Received",
    from: "From",
    company: "Company",
    project: "Project",
    budget: "Budget",
    message: "Message",
    status: "Status",
    action: "Action",
  },
  caption: "Contact submissions, newest first",
  noCompany: "N/A",
  notGiven: "Not given",
  markResponded: "Mark responded",
  marking: "Marking…",
  showArrivals: (count: number) =>
    count === 1 ? "Show 1 new submission" : `Show ${count} new submissions`,
  alreadyResponded: "Already marked as responded.",
  previous: "Previous",
  next: "Next",
  pages: "Pages",
  loading: "Loading...",
  /** Read out before "51 to 100 of 1,001". */
  shown: "Submissions shown:",
} as const;

export const inboxFilters = {
  label: "Filters",
  search: "Search",
  searchHint: "Search name, e-mail, company or message",
  status: "Status",
  statuses: [
    { value: "all", label: "All" },
    { value: "new", label: "New" },
    { value: "responded", label: "Responded" },
  ],
  project: "Project type",
  allProjects: "All projects",
  clear: "Clear filters",
} as const;

export const inboxStates = {
  loadFailed: "Could not load submissions",
  loadFailedHelp: {
    unreachable: "Our server did not answer. Check your connection.",
    "too-many": "Too many requests in a short time. Wait a moment.",
    other: "Something went wrong on our side.",
  },
  retry: "Retry",
  retrying: "Trying again…",
  none: "No submissions yet",
  noneHelp: "Messages sent from the contact page arrive here, newest first.",
  noMatch: "No submissions match",
  noMatchHelp: "Try fewer words, or another status or project type.",
  endPassed: "Nothing left on this page",
  endPassedHelp: "Its submissions have moved since the address was made.",
  firstPage: "Go to the first page",
} as const;

export const leadDialog = {
  close: "Close",
  previous: "Previous message",
  next: "Next message",
  received: "Received",
  email: "E-mail",
  reply: "Reply by e-mail",
  replySubject: (siteName: string) => `Re: your message to ${siteName}`,
  copyEmail: "Copy e-mail",
  copyMessage: "Copy message",
  copied: "Copied",
  loading: "Loading...",
  missing: "Submission not found",
  missingHelp: "There is no submission at this address. It may have been copied incompletely.",
  failed: "Could not load this submission",
  retry: "Retry",
  reference: "Reference",
} as const;

export const shortcuts = {
  open: "Keyboard shortcuts",
  title: "Keyboard shortcuts",
  close: "Close",
  use: "Use single-key shortcuts",
  keys: [
    { keys: ["j", "k"], does: "Next or previous submission" },
    { keys: ["Enter"], does: "Open the message" },
    { keys: ["Esc"], does: "Close the message" },
    { keys: ["r"], does: "Mark as responded" },
    { keys: ["/"], does: "Search" },
    { keys: ["?"], does: "Show this list" },
  ],
} as const;
