import { business } from "#domain/business.ts";
import type { Email } from "#domain/letter/email.ts";

/** The way to a new password: good once, for an hour. Opening the link uses nothing up. */
export function recoveryEmail(secret: string, origin: string): Email {
  return {
    subject: "Choose a new password",
    heading: "Choose a new password",
    preview: "The link works once, and for an hour.",
    blocks: [
      {
        kind: "text",
        text: `Somebody, probably you, asked for a new password for your account with ${business.name}.`,
      },
      {
        kind: "link",
        label: "Choose a new password",
        href: `${origin}/login?view=reset&token_hash=${secret}`,
        isSecret: true,
      },
      {
        kind: "text",
        text: "The link works once, and for an hour. A new password signs you out everywhere else.",
      },
    ],
    why: "You get this letter because a new password was asked for with your address. If this was not you, do nothing: your password stays as it is.",
  };
}
