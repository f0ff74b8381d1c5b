/** What the server and its database process tell each other, beside PostgreSQL's protocol. */
export type FromDatabase =
  | { readonly type: "ready" }
  | { readonly type: "busy" }
  /** Of an error what may be logged. */
  | { readonly type: "failed"; readonly facts: Readonly<Record<string, string>> };

export type ToDatabase = { readonly type: "close" };

/** The descriptor of the database process on which it speaks PostgreSQL's protocol with its server. */
export const PROTOCOL_DESCRIPTOR = 3;
