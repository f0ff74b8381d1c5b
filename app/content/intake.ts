/** Words of leads that came by no form: written down by hand, or taken over from a file. */

const count = (many: number) => many.toLocaleString("en-US");
const counted = (many: number, one: string, more: string) =>
  `${count(many)} ${many === 1 ? one : more}`;

export const amountLabels = {
  /** $4,500 a month */
  monthly: (amount: string) => `${amount} a month`,
} as const;

/** Why a lead is not taken down, as the database says it. */
export const leadFaults = {
  noName: "There is no name.",
  longName: "The name is longer than 200 characters.",
  unreachable: "There is neither an e-mail address nor a phone number.",
  noAddress: "This is no e-mail address.",
  noPhone: "This is no phone number.",
  longCompany: "The company is longer than 200 characters.",
  longSource: "The source is longer than 100 characters.",
  longMessage: "The words are longer than 10,000 characters.",
} as const;

export const intakeFailures = {
  unreachable: "Our server did not answer. Check your connection, then try again.",
  "too-many": (wait: string) => `Too many requests in a short time. Try again in ${wait}.`,
  refused: "Our server does not accept it as it is.",
  "not-allowed": "Your session has ended, or you no longer have access. Sign in again.",
  failed: "Something went wrong on our side. Try again in a moment.",
} as const;

export const newLead = {
  open: "New lead",
  title: "New lead",
  note: "After a call, a fair, a word from a friend: write down who it was and what it was about.",
  close: "Close",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  /** Of e-mail and phone. */
  reach: "One of both is enough.",
  phoneHint: "With the code of its country, where you know it.",
  company: "Company",
  source: "Where from",
  sources: ["Telephone", "Referral", "Fair", "Social media", "Met in person"],
  message: "What it was about",
  submit: "Add lead",
  sending: "Adding…",
  failedTitle: "The lead is not saved yet",
  restored: "You had begun this one before.",
  discard: "Start afresh",
  /** Before the reference, HL-7F3A91C2, and a full stop. */
  added: "Added",
  show: "Open it",
  dismiss: "Dismiss",
} as const;

/** Of the columns of a file: what each can become. */
export const importFields = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
  company: "Company",
  source: "Where from",
  message: "Words",
} as const;

export const importPage = {
  intro:
    "Bring a list from somewhere else: contacts of a fair, an old spreadsheet, another program. Nothing is stored before you have seen what would be.",
  steps: {
    file: "A file to import",
    encoding: "Which reads right?",
    columns: "Match the columns",
    preview: "Look it over",
    running: "Import",
  },
  choose: "Choose a file",
  drop: "or drop it here",
  limits: "A CSV file with at most 5,000 rows and 5 MB, as every spreadsheet can save it.",
  reading: "Reading the file…",
  other: "Another file",
  refused: {
    large: (name: string) =>
      `“${name}” is larger than 5 MB. Save it in parts and import one after the other.`,
    rows: (name: string, rows: number) =>
      `“${name}” has ${count(rows)} rows; an import has at most 5,000. Save it in parts and import one after the other.`,
    sheet: (name: string) =>
      `“${name}” is a spreadsheet of its own program. Open it there, save it as CSV, and choose that file.`,
    binary: (name: string) => `“${name}” is no CSV file: it holds no text.`,
    empty: (name: string) => `There are no rows in “${name}”.`,
    columns: (name: string) =>
      `“${name}” has only one column, and it holds neither addresses nor phone numbers. Is it the right file?`,
    unreadable: (name: string) =>
      `“${name}” could not be read. It may have been moved or be open elsewhere; choose it again.`,
  },
  file: (name: string, rows: number) => `${name}, ${counted(rows, "row", "rows")}`,
  encoding: {
    title: "Which reads right?",
    help: "The file does not say how its letters are written. Choose the line whose accents look as they should.",
    names: {
      "utf-8": "Unicode",
      "utf-16le": "Unicode, two bytes",
      "utf-16be": "Unicode, two bytes, turned round",
      "windows-1252": "Western Europe",
      "windows-1250": "Central Europe",
      "windows-1251": "Cyrillic",
      macintosh: "Older Mac",
    },
    submit: "It reads right",
  },
  heading: "The first row holds the names of the columns",
  columnsHelp: "Each column with the first value it holds. What is not needed stays out.",
  column: (number: number) => `Column ${number}`,
  leaveOut: "Leave out",
  emptyColumn: "Empty",
  needsName: "Choose the column with the names.",
  needsReach: "Choose a column with e-mail addresses or phone numbers.",
  twice: (field: string) => `Two columns would become “${field}”. Leave one of them out.`,
  toPreview: "Look it over",
  checking: "Checking which addresses are known here…",
  checkFailed: "Could not check which addresses are known here",
  retry: "Retry",
  back: "Back to the columns",
  groups: {
    fresh: "New",
    known: "Known",
    refused: "Stay out",
  },
  groupHelp: {
    fresh: "They are imported.",
    known: "Their address has a record here already.",
    refused: "They stay out, each for the reason beside it.",
  },
  noRows: {
    fresh: "None of the rows is new.",
    known: "None of the addresses is known here.",
    refused: "Every row can be read.",
  },
  rowSays: (number: number, why: string) => `Row ${count(number)}: ${why}`,
  rowName: "Row",
  more: (many: number) => `Show more of the other ${count(many)}`,
  reasonName: "Why",
  duplicate: (number: number) => `The same address stands in row ${count(number)}.`,
  duplicatePhone: (number: number) => `The same phone number stands in row ${count(number)}.`,
  takeKnown: (many: number) =>
    many === 1
      ? "Also import the one that is known"
      : `Also import the ${count(many)} that are known`,
  waits: "They wait for an answer",
  waitsHelp: "Then they stand among what is new and count as waiting until somebody has answered.",
  submit: (many: number) => `Import ${count(many)}`,
  nothing: "There is nothing to import.",
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} rows`,
  pause: "Pause",
  paused: "Paused. What is imported so far is stored.",
  goOn: "Continue",
  failedTitle: "The import has stopped",
  failedHelp: "Nothing is lost: it goes on with the row where it was, and stores none twice.",
  over: "This import was undone meanwhile. Choose the file again to start anew.",
  done: (many: number) => `${counted(many, "lead", "leads")} imported`,
  doneNone: "No lead was imported",
  left: (known: number) =>
    `${counted(known, "row was", "rows were")} left out, because the address is known here.`,
  outcomeRefused: (many: number) => `${counted(many, "row", "rows")} stayed out.`,
  takeRefused: "Download those rows with the reasons",
  refusedFile: "rows-that-stayed-out",
  show: "Show what was imported",
  again: "Import another file",
} as const;

export const importHistory = {
  title: "Imports of the last day",
  loadFailed: "Could not load the imports of the last day",
  none: "None. Each can be undone for a day from here.",
  by: (name: string) => `by ${name}`,
  you: "you",
  total: (many: number) => counted(many, "lead", "leads"),
  undo: "Undo",
  undoOf: (file: string) => `Undo the import of ${file}`,
  undone: "Undone",
  panel: "Undo this import?",
  ask: (many: number, file: string) =>
    `What came from “${file}” is removed: ${counted(many, "lead", "leads")}. What somebody has touched since, with a note, a tag, a reply or another state, stays.`,
  confirm: "Remove them",
  keep: "Keep them",
  removing: "Removing…",
  close: "Close",
  failedTitle: "The import is not undone yet",
  late: "An import can be undone for a day. This one is older by now.",
  gone: "There is no such import any more.",
  removed: (removed: number) => `${counted(removed, "lead", "leads")} removed`,
  stayed: (stayed: number) =>
    stayed === 0
      ? "Nothing of it is left."
      : `${counted(stayed, "lead", "leads")} stayed, because somebody has touched ${stayed === 1 ? "it" : "them"} since.`,
} as const;
