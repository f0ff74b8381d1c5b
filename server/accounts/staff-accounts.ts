/** Its message is meant for the person at the command line. */
export class StaffError extends Error {}

export type StaffMember = {
  readonly userId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: "owner" | "agent";
};

/** One place where accounts are kept; e-mail addresses come in lower case. */
export type StaffAccounts = {
  list(): Promise<StaffMember[]>;
  /** The account's id, staff or not; undefined when nobody has this address. */
  findUser(email: string): Promise<string | undefined>;
  /** Makes a confirmed account and gives its id. */
  createUser(email: string, password: string): Promise<string>;
  setPassword(userId: string, email: string, password: string): Promise<void>;
  /** Makes every refresh token of the account useless. */
  endSessions(userId: string): Promise<void>;
  addStaff(userId: string, displayName: string, role: "owner" | "agent"): Promise<void>;
  removeStaff(userId: string): Promise<void>;
};
