import { newPassword as labels } from "#app/content/new-password.ts";

/** What is wrong with a new password; null when the service will take it. It counts 10 to 72 characters. */
export function passwordFault(password: string): string | null {
  if (password === "") return labels.missing;
  if (password.length < 10) return labels.short;
  return password.length > 72 ? labels.long : null;
}
