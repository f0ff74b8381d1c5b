/** What the log of a webhook says of a try, for the people in the inbox. */
export const sentences = {
  stopped: "Our server was stopped while it was sending.",
  tooSlow: "No answer came within ten seconds.",
  gone: "The address is gone for good (410).",
  redirected: "The address leads on to another one, which is not followed. Enter that one instead.",
  refused: (status: number) => `The receiver answered ${status}.`,
  nothingLeft: "There was nothing left to tell: the record is gone or in quarantine.",
  tooOften: "Ten tries failed.",
  unreachable(code: string): string {
    return known[code] ?? `The address could not be reached${code === "" ? "" : ` (${code})`}.`;
  },
} as const;

const known: Readonly<Record<string, string>> = {
  EINSIDE: "The address leads into our own network, where webhooks may not go.",
  ENOTFOUND: "No such host is known.",
  ECONNREFUSED: "Nothing listens at this address.",
  ECONNRESET: "The receiver closed the connection.",
  CERT_HAS_EXPIRED: "The receiver's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The receiver's certificate is signed by nobody we trust.",
  SELF_SIGNED_CERT_IN_CHAIN: "The receiver's certificate is signed by nobody we trust.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The receiver's certificate is signed by nobody we trust.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The receiver's certificate is for another name.",
};
