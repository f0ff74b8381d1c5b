/** What browsers and Node have in common, whose types are not known here. */
declare const URL: new (address: string) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly href: string;
  readonly searchParams: { keys(): Iterable<string> };
};

const LONGEST = 2_000;

const mailbox = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i;

/**
 * The address as a browser would open it, or `null` where a letter must not lead there: anything but http, https and mailto,
 * an address that needs a page to start from, one with a name or password in it, and one that programs read differently.
 */
export function linkAddress(written: string): string | null {
  // Browsers leave out tabs and line breaks, and take a backslash for a slash.
  if (written.length > LONGEST || /[\s\p{Cc}\p{Cs}\\]/u.test(written)) return null;
  if (!/^(?:https?:\/\/[^/]|mailto:)/i.test(written)) return null;
  const address = parsed(written);
  if (address === null || address.href.length > LONGEST) return null;
  if (address.protocol === "mailto:") {
    const isKnown = (key: string) => key === "subject" || key === "body";
    const isSound =
      mailbox.test(address.pathname) && [...address.searchParams.keys()].every(isKnown);
    return isSound && !address.href.includes("#") ? address.href : null;
  }
  const isPublic = address.username === "" && address.password === "" && address.hostname !== "";
  return isPublic && !/^[^/]*\/\/[^/?#]*@/.test(written) ? address.href : null;
}

function parsed(written: string) {
  try {
    return new URL(written);
  } catch {
    return null;
  }
}
