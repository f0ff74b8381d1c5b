const key = "my-call";

/** For a browser that keeps nothing: as long as the page. */
let known = "";

/** What the letter's link brings behind `#`; a mail program may have added a full stop or a bracket. */
export function secretIn(hash: string): string {
  return /^#([\w-]+)/.exec(hash)?.[1] ?? "";
}

/**
 * Takes a secret out of the address, so that it stays neither in the history nor before others' eyes, and keeps it in
 * this tab for a reload. Answers "" where there is none, as for the hash of a part of the page.
 */
export function takeSecret(): string {
  const secret = secretIn(location.hash);
  if (secret === "" || document.getElementById(secret)) return "";
  history.replaceState(history.state, "", location.pathname + location.search);
  known = secret;
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    // Then a reload asks for the letter again.
  }
  return secret;
}

export function keptSecret(): string {
  try {
    return sessionStorage.getItem(key) ?? known;
  } catch {
    return known;
  }
}

export function dropSecret(): void {
  known = "";
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
