import { lookup as askSystem, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";
import { isInside } from "./inside-addresses.ts";

/** Why a webhook may not go to an address. */
export type AddressFault = "no-address" | "inside" | "unknown-host";

/** Fails a connection before it is made. */
export class InsideAddress extends Error {
  readonly code = "EINSIDE";
}

export type AddressGuard = {
  /** Whether an address may be stored; asks for its name. What it leads to may change: the connection asks again. */
  faultOf(url: string): Promise<AddressFault | undefined>;
  /** Throws {@link InsideAddress} for a host that is written as an inside address: Node looks no such host up. */
  refuseInside(hostname: string): void;
  /** For the connection itself: all addresses of a name are looked at, and one inside refuses them all. */
  readonly lookup: LookupFunction;
};

const resolveAll = promisify(askSystem);

/**
 * Keeps webhooks out of our own network. `allowedHosts` are names or addresses that are inside and may be called all the
 * same, as URLs have them: `n8n.internal`, `10.0.0.5`, `[fd00::5]`.
 */
export function createAddressGuard(
  allowedHosts: readonly string[],
  resolve: (host: string) => Promise<readonly LookupAddress[]> = (host) =>
    resolveAll(host, { all: true }),
): AddressGuard {
  const allowed = new Set(allowedHosts.map((host) => bare(host.toLowerCase())));

  function isForbidden(hostname: string): boolean {
    return isIP(hostname) !== 0 && !allowed.has(hostname) && isInside(hostname);
  }

  return {
    async faultOf(url) {
      const parsed = URL.parse(url);
      if (parsed?.protocol !== "https:" || parsed.username !== "" || parsed.password !== "") {
        return "no-address";
      }
      const hostname = bare(parsed.hostname);
      if (allowed.has(hostname)) return undefined;
      if (isIP(hostname) !== 0) return isInside(hostname) ? "inside" : undefined;
      try {
        const addresses = await resolve(hostname);
        return addresses.some(({ address }) => isInside(address)) ? "inside" : undefined;
      } catch {
        return "unknown-host";
      }
    },
    refuseInside(hostname) {
      if (isForbidden(bare(hostname))) throw new InsideAddress();
    },
    lookup(hostname, options, answer) {
      resolve(hostname).then(
        (addresses) => {
          const isRefused =
            !allowed.has(hostname) && addresses.some(({ address }) => isInside(address));
          const [first] = addresses;
          if (isRefused || first === undefined) answer(new InsideAddress(), "");
          else if (options.all) answer(null, [...addresses]);
          else answer(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => answer(error, ""),
      );
    },
  };
}

/** `[::1]` is `::1`, and a name with the dot of the root is the name. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}
