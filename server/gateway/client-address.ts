import { isIP, isIPv6 } from "node:net";

/**
 * The visitor's address: the connection's own, or with trusted proxies the entry of x-forwarded-for
 * that the outermost trusted proxy wrote. What stands left of it is the visitor's own claim.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === null) return peer;
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  const claimed = entries.at(-trustedProxies) ?? entries[0] ?? "";
  return isIP(claimed) === 0 ? peer : claimed;
}

/** What limits count by: an IPv4 address, or the /64 network that one IPv6 customer owns. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = address.includes("::") ? [...left, ...zeros, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
