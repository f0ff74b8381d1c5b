/** Why somebody outside has a receipt. */
export const sentForm =
  "You get this letter because a form on our site was sent with your address. If this was not you, somebody typed your address by mistake. You need not do anything.";

/** Why an e-mail did not go out, for the people in the inbox. */
export const reasons = {
  unknown: "We cannot tell whether it was sent.",
  mailWasOff: "Mail was off for more than a day, and the letter has grown old.",
  noStaff: "There is nobody to send it to: no staff account, and no MAIL_STAFF_TO.",
  gone: "Its record is no longer there.",
  notPending: "The address no longer waits to be confirmed.",
  linkExpired: "The link in it has expired.",
  callNotPending: "The call no longer waits to be confirmed.",
  changedSince: "The call has changed since; that change has a letter of its own.",
  callOver: "It would have come too late.",
  hostGone: "The person whose call it was does not work here any more.",
  notOfTeam: "The person does not work here any more.",
  doneSince: "What it was about has been done since.",
  emptyDigest: "There was nothing to tell that day.",
  quarantined: "Its record is in quarantine, and about that no letters go out.",
  noFlood: "None of the messages it was about is there any more.",
  issueGone: "The issue, or its reader, is no longer there.",
  issueStopped: "The issue was stopped.",
  leftList: "The reader is not on the list any more.",
  badAddress: "The address cannot receive mail.",
  notWritten: "The letter could not be written; the server's log says why.",
  stopped: "The server was stopped while sending.",
  unreachable: (code: string) => `The mail server could not be reached (${code}).`,
  signIn: (answer: string) => `The mail server did not accept our sign-in: ${answer}`,
  answered: (answer: string) => `The mail server answered: ${answer}`,
  partly: (addresses: string) => `Not accepted for ${addresses}.`,
  tooOften: "Ten attempts failed. The last one:",
} as const;
