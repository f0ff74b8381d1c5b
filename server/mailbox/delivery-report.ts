import { saysGone } from "#domain/gone-address.ts";
import { cleanLine } from "./clean-text.ts";
import type { DeliveryReport } from "./letter.ts";

type Part = { readonly type: string; readonly text: string };

/** The fields of one group, their names in lower case, folded lines joined. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([!-9;-~]+)\s*:\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/**
 * The report in the parts of a letter, `null` when they are none. Of several receivers the one for whom it failed counts
 * most; a letter that was delivered, relayed or expanded is no report to the team.
 */
export function deliveryReportOf(parts: readonly Part[]): DeliveryReport | null {
  const status = parts.find(
    ({ type }) => type === "message/delivery-status" || type === "message/global-delivery-status",
  );
  if (status === undefined) return null;
  const groups = status.text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map(fieldsOf);
  const told = groups.filter((group) => group.has("action"));
  const actionOf = (group: ReadonlyMap<string, string>) =>
    group.get("action")?.toLowerCase().split(/\s/)[0];
  const worst =
    told.find((group) => actionOf(group) === "failed") ??
    told.find((group) => actionOf(group) === "delayed");
  if (worst === undefined) return null;
  return {
    action: actionOf(worst) === "failed" ? "failed" : "delayed",
    messageId: ourIdIn(parts),
    recipient: addressIn(worst.get("original-recipient") ?? worst.get("final-recipient") ?? ""),
    sentence: sentenceOf(worst),
    isGone: actionOf(worst) === "failed" && saysGone(worst.get("status") ?? ""),
  };
}

/** Of the letter that the report sends back, whole or its headers alone. */
function ourIdIn(parts: readonly Part[]): string {
  for (const { type, text } of parts) {
    if (!/^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(type))
      continue;
    const [head = ""] = text.replaceAll(/\r\n?/g, "\n").split("\n\n");
    const id = /<([^<>\s]+)>/.exec(fieldsOf(head).get("message-id") ?? "")?.[1];
    if (id !== undefined) return id;
  }
  return "";
}

/** `rfc822; ada@example.com` */
function addressIn(field: string): string {
  return cleanLine(field.replace(/^[^;]*;/, "").replaceAll(/[<>]/g, ""), 254);
}

function sentenceOf(group: ReadonlyMap<string, string>): string {
  const said = cleanLine((group.get("diagnostic-code") ?? "").replace(/^[^;]*;/, ""), 400);
  return said === "" ? cleanLine(group.get("status") ?? "", 400) : said;
}
