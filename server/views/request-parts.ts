import { countedName, isPlainName, OTHERS } from "#domain/visit-source.ts";

/** As many names that are no plain word are remembered; anybody can think of more. */
const MOST_WRITTEN = 1_000;
const LONGEST_WRITTEN = 300;

/** The host of an address; empty where there is none. */
export function hostOf(address: string): string {
  if (address === "") return "";
  return plainHostOf(address) ?? URL.parse(address)?.hostname ?? "";
}

/** The host of nearly every address, of small letters and with its end in one; parsing costs more than all of counting. */
function plainHostOf(address: string): string | undefined {
  if (!address.startsWith("https://")) return undefined;
  let isLetter = false;
  let at = 8;
  for (; at < address.length; at += 1) {
    const code = address.charCodeAt(at);
    if (code === 47) break;
    isLetter = code >= 97 && code <= 122;
    if (!isLetter && !(code >= 45 && code <= 57)) return undefined;
  }
  return isLetter ? address.slice(8, at) : undefined;
}

/** A host without the port that a request names with it. */
export function hostOfHeader(header: string): string {
  return header.replace(/:\d+$/, "").toLowerCase();
}

/** What was read from a text, remembered until another one comes: these are nearly always the same. */
export function rememberLast(read: (text: string) => string): (text: string) => string {
  let known = "";
  let answer = read("");
  return function remembered(text) {
    if (text === known) return answer;
    known = text;
    answer = read(text);
    return answer;
  };
}

/** Reads a parameter of an address, whose `search` begins with `?`, as the name that is counted. */
export function createNameReader(): (search: string, parameter: string) => string {
  const known = new Map<string, string>();

  function decoded(written: string): string {
    const kept = known.get(written);
    if (kept !== undefined) return kept;
    const name = countedName(new URLSearchParams(`a=${written}`).get("a") ?? "");
    // Not what may be somebody's address: nothing remembers that.
    if (name !== OTHERS && written.length <= LONGEST_WRITTEN) {
      if (known.size >= MOST_WRITTEN) known.clear();
      known.set(written, name);
    }
    return name;
  }

  return function readName(search, parameter) {
    const at = search.indexOf(parameter);
    if (at < 0) return "";
    const begin = at + parameter.length + 1;
    const before = search[at - 1];
    if ((before !== "?" && before !== "&") || search[begin - 1] !== "=") {
      return countedName(new URLSearchParams(search).get(parameter) ?? "");
    }
    const end = search.indexOf("&", begin);
    const written = end < 0 ? search.slice(begin) : search.slice(begin, end);
    return isPlainName(written) ? countedName(written) : decoded(written);
  };
}
