/** What `/login` shows; the query says which. */
export type LoginView = "sign-in" | "forgot" | "reset" | "invite" | "confirm";

const views: readonly LoginView[] = ["forgot", "reset", "invite", "confirm"];

export function loginViewOf(search: string): LoginView {
  const wanted = new URLSearchParams(search).get("view");
  return views.find((view) => view === wanted) ?? "sign-in";
}

/** The secret of a link: `token_hash` of an e-mail, `token` of an invitation. Empty when it is cut off. */
export function secretOf(search: string, name: "token_hash" | "token"): string {
  const secret = new URLSearchParams(search).get(name) ?? "";
  return /^[\w-]{16,256}$/.test(secret) ? secret : "";
}
