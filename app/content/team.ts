/** What somebody may do here: owners change the team and export, everybody reads and answers. */
export type StaffRole = "owner" | "agent";

export const roleOptions = [
  { value: "agent", label: "Agent", text: "Reads and answers everything in the inbox." },
  { value: "owner", label: "Owner", text: "As an agent, and changes the team and exports data." },
] as const satisfies readonly {
  readonly value: StaffRole;
  readonly label: string;
  readonly text: string;
}[];

/** Words of the team page in the admin panel. */
export const team = {
  caption: "Everybody who has access to this inbox",
  columns: {
    person: "Name",
    role: "Role",
    seen: "Last seen",
    state: "State",
    action: "Action",
  },
  you: "You",
  noName: "No name yet",
  roles: { owner: "Owner", agent: "Agent" },
  states: { active: "Active", disabled: "Disabled" },
  never: "Not yet",
  seen: { now: "Just now", ago: (time: string) => `${time} ago` },
  readOnly: "Only owners change the team. Ask one of them if something here is wrong.",
  loading: "Loading...",
  loadFailed: "Could not load the team",
  invitationsFailed: "Could not load the open invitations",
  change: "Change",
  disable: "Disable",
  enable: "Enable again",
  enabling: "Enabling…",
} as const;

export const memberPanel = {
  title: "Change a member",
  close: "Close",
  name: "Name",
  nameHint: "As colleagues see it beside notes and answers.",
  role: "Role",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  saved: { title: "Saved", tone: "success" },
  ownRole: "This is your own account. Without the owner role you cannot undo it yourself.",
} as const;

export const disablePanel = {
  title: (name: string) => `Disable ${name}?`,
  close: "Close",
  text: "They are signed out everywhere within a minute and cannot come back in. Their notes, answers and history stay as they are.",
  own: "This is your own account: you are signed out as well, and only another owner can let you in again.",
  confirm: "Disable",
  confirming: "Disabling…",
  cancel: "Keep access",
  done: (name: string) => ({ title: `${name} has no access any more`, tone: "success" as const }),
  undone: (name: string) => ({ title: `${name} has access again`, tone: "success" as const }),
} as const;

export const invite = {
  title: "Invite somebody",
  text: "You get a link to hand over yourself. It works once, for three days, and only with this address.",
  email: "E-mail",
  name: "Name",
  role: "Role",
  submit: "Make the link",
  submitting: "Making the link…",
  sent: { title: "Invitation ready", description: "The link is shown this once.", tone: "success" },
  failed: { title: "Error", description: "The invitation was not made.", tone: "error" },
  ready: {
    title: (email: string) => `The link for ${email}`,
    text: "Copy it now: it is not shown again. It works once and for three days. Hand it over in a way you trust.",
    label: "Invitation link",
    copy: "Copy link",
    copied: "Copied",
    byHand: "The browser did not let us copy. The link is selected: press Ctrl+C.",
    another: "Invite another",
  },
} as const;

export const invitations = {
  title: "Open invitations",
  none: "Nobody has an open invitation.",
  expires: "Works until",
  expired: "Expired on",
  takeBack: "Take back",
  takingBack: "Taking back…",
  takenBack: (email: string) => ({
    title: "Invitation taken back",
    description: `The link for ${email} does not work any more.`,
    tone: "success" as const,
  }),
} as const;

export const teamErrors = {
  emailMissing: "Enter the e-mail address of the person you invite.",
  emailShape: "Enter a full address, like name@company.com.",
  long: "Use 200 characters or fewer.",
  role: "Choose a role.",
} as const;

/** Why a change of the team did not happen. The keys are the database's. */
export const teamRefusals = {
  "last-owner":
    "This is the only owner who has access. Make somebody else an owner first, then try again.",
  known: "This person works here already. A disabled account can be enabled again in the list.",
} as const;

export const teamFailures = {
  title: "Nothing was changed",
  unreachable: "Our server did not answer. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many requests in a short time. Please wait ${wait} and try again.`,
  "not-allowed": "Only owners change the team, and your account is none at the moment.",
  refused: "Our server could not accept one of the values. Check them, then try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
