import type { MailMode } from "#app/content/mail.ts";
import type { IssueSaver } from "./issue-saver.ts";
import type { IssueRow, IssueWords } from "./issue.ts";
import type { IssueTeam } from "./team-of-issues.ts";

/** A draft that somebody wants to discard. */
export type Discarding = { readonly id: string; readonly saver: IssueSaver };

/** What every part of an open issue may need. */
export type OpenIssueProps = {
  readonly id: string;
  readonly team: IssueTeam;
  /** Undefined until it is known whether letters leave. */
  readonly mode: MailMode | undefined;
  /** As the list has it. */
  readonly row: IssueRow | null;
  readonly onClose: () => void;
  /** Makes a new issue of these words. */
  readonly onCopy: (words: IssueWords) => void;
  readonly onDiscard: (target: Discarding) => void;
};
