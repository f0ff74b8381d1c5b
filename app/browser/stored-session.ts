/** The sign-in library's name for its entry in local storage: `sb-<project>-auth-token`. */
export function isSessionKey(key: string | null): boolean {
  return key !== null && /^sb-.+-auth-token/.test(key);
}

/** The names under which a session is stored here; none where storage is closed to us. */
export function storedSessionKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter(isSessionKey);
  } catch {
    return [];
  }
}

export function hasStoredSession(): boolean {
  return storedSessionKeys().length > 0;
}
