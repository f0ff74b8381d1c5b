/**
 * What a tab remembers of a visit until it is closed. Nothing is stored for a browser that asks not to be followed (Global
 * Privacy Control) or whose storage is closed to us.
 */
export function remember(key: string, value: unknown): void {
  if (wantsPrivacy()) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is known to this page alone.
  }
}

/** What was remembered as an object, its values unchecked; empty where there is nothing. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  if (wantsPrivacy()) return {};
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function wantsPrivacy(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
