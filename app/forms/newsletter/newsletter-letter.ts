/** What the link of an e-mail asks for. */
export type NewsletterLetter = {
  readonly task: "confirm" | "unsubscribe";
  readonly token: string;
};

/** Reads `?newsletter=confirm&token=…`; anything that is not a letter's link is null. */
export function letterIn(search: string): NewsletterLetter | null {
  const query = new URLSearchParams(search);
  const task = query.get("newsletter");
  const token = query.get("token") ?? "";
  if (token === "" || (task !== "confirm" && task !== "unsubscribe")) return null;
  return { task, token };
}
