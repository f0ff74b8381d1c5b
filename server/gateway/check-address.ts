const LONGEST = 4096;

/** What is wrong with an address itself, whatever it asks for: its length, or bytes that are no text. */
export function faultOfAddress({ pathname, search }: URL): "too long" | "no text" | undefined {
  const address = pathname + search;
  if (address.length > LONGEST) return "too long";
  try {
    return decodeURIComponent(address).includes("\0") ? "no text" : undefined;
  } catch {
    return "no text";
  }
}
