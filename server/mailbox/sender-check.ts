import type { Letter } from "./letter.ts";

/**
 * What the house's own mail server says of a letter's sender: only the topmost Authentication-Results count, and only
 * those that it has written itself, because anybody can write others below.
 */
export function senderCheckOf(
  headers: readonly { readonly key: string; readonly value: string }[],
  authServer: string,
): Letter["senderCheck"] {
  const top = headers.find(({ key }) => key === "authentication-results");
  if (top === undefined || authServer === "") return "unknown";
  const [server = "", ...results] = withoutComments(top.value).split(";");
  if (server.trim().split(/\s+/)[0]?.toLowerCase() !== authServer.toLowerCase()) return "unknown";
  const dmarc = results.map((result) =>
    /^\s*dmarc\s*=\s*([a-z]+)/i.exec(result)?.[1]?.toLowerCase(),
  );
  const said = dmarc.filter((result) => result !== undefined);
  if (said.length !== 1) return "unknown";
  if (said[0] === "pass") return "verified";
  return said[0] === "fail" ? "failed" : "unknown";
}

function withoutComments(value: string): string {
  let depth = 0;
  let plain = "";
  for (const letter of value) {
    if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) plain += letter;
  }
  return plain;
}
