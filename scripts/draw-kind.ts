import type { RecordKind } from "../domain/record-kind.ts";
import { promiseLabel } from "../domain/reply-promise.ts";

const quoted = (...lines: readonly string[]) => `"${lines.join("<br>").replaceAll('"', "'")}"`;

function howItIsSent({ sentBy }: RecordKind): string {
  if (typeof sentBy === "object") return `by the function ${sentBy.rpc}`;
  return `by ${sentBy === "account" ? "an account" : sentBy}`;
}

/** A Mermaid flowchart of one kind: its form, row, entry, e-mails, transitions and end. */
export function drawKind(kind: RecordKind): string {
  const { prefix, table, statuses, acknowledgement, noticeName, replyWithin, retention } = kind;
  const { months, after = [] } = retention;
  const end = `deleted after ${months} months${after.length > 0 ? ` as ${after.join(" or ")}` : ""}`;
  const due = replyWithin === null ? [] : [`answer promised within ${promiseLabel(replyWithin)}`];
  const receipt =
    typeof acknowledgement === "string" ? "composed for it" : acknowledgement?.subject;
  const lines = [
    `form[${quoted(kind.privacy.form)}] -->|${quoted(howItIsSent(kind))}| row[(${quoted(`public.${table}`)})]`,
    `row --> entry[${quoted(`${kind.title}: ${prefix}-…`, ...due)}]`,
    ...(noticeName === null ? [] : [`row -->|notice| team([${quoted(noticeName)}])`]),
    ...(receipt === undefined ? [] : [`row -->|acknowledgement| sender([${quoted(receipt)}])`]),
    ...statuses.map(({ value, label }) => `entry --- ${value}{{${quoted(label)}}}`).slice(0, 1),
    ...statuses.flatMap(({ value, leadsTo }) =>
      leadsTo.map((to) => {
        const target = statuses.find((status) => status.value === to);
        const action = target?.action ? `|${quoted(target.action)}|` : "";
        return `${value} -->${action} ${to}{{${quoted(target?.label ?? to)}}}`;
      }),
    ),
    `row --> gone[${quoted(end)}]`,
  ];
  return ["```mermaid", "flowchart LR", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}
