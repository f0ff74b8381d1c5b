/** The address behind what a stranger gave as a link; `null` for everything but http and https. */
export function safeLink(text: string): string | null {
  try {
    const url = new URL(text.trim());
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
