import { BlockList, isIP } from "node:net";

/**
 * Networks that no webhook may reach: our own machine, private and shared networks, what cannot be reached from outside or
 * belongs to nobody, and the ranges by which IPv6 carries IPv4 addresses. `::ffff:0:0/96` is not among them: in a BlockList
 * it would stand for all of IPv4, whose own rules match mapped addresses anyway.
 */
const networks = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
] as const;

const inside = new BlockList();
for (const network of networks) {
  const [address = "", prefix] = network.split("/");
  inside.addSubnet(address, Number(prefix), familyOf(address));
}

/** Whether an address, without brackets, leads into our own network or nowhere. What is no address counts as inside. */
export function isInside(address: string): boolean {
  return isIP(address) === 0 || inside.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
