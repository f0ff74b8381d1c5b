import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** What waited to be sent or told when the backup was made does not leave by a restore, and nobody reads the mailbox yet. */
const changed: ReadonlySet<string | undefined> = new Set([
  "public.outbox",
  "private.mailboxes",
  "public.webhooks",
  "public.webhook_deliveries",
  "public.issues",
  "public.issue_letters",
]);

export function isAsBefore(line: string): boolean {
  return !changed.has(tableOf(line)[0]);
}

export function isOfConversation(line: string): boolean {
  const tables =
    /"table":"(?:public\.(?:messages|message_files|drafts|reply_templates|emails)|private\.(?:mail|known_ids|reply|file|record))/;
  return (
    tables.test(line) ||
    (tableOf(line)[0] === "public.inbox_entries" && line.includes('"kind": "email"')) ||
    line.includes('"template": "reply"') ||
    line.includes('"template": "message-notice"')
  );
}

export function tableOf(line: string): string[] {
  return /^\{"table":"([^"]+)"/.exec(line)?.slice(1) ?? [];
}

/** The rows of an export, without the header's time. */
export function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file))
    .toString()
    .split("\n")
    .filter((line) => !line.startsWith('{"format"'));
}
