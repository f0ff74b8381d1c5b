/** Who writes, tries and sends. */
export type IssueTeam = {
  readonly userId: string;
  /** Where a test goes. */
  readonly email: string;
  readonly isOwner: boolean;
};
