import { business } from "#domain/business.ts";
import type { Email } from "#domain/letter/email.ts";

/** Asks whether the address shall be on the list. Opening its link changes nothing; a button there does. */
export function newsletterEmail(
  tokens: { readonly confirm: string; readonly unsubscribe: string },
  origin: string,
): Email {
  return {
    subject: "Please confirm: one letter a month",
    heading: "One letter a month?",
    preview: "Confirm your address to be on the list. Until then nothing else is sent to you.",
    blocks: [
      {
        kind: "text",
        text: `Somebody, probably you, asked for the letter of ${business.name}: one a month, about what we shipped, what broke and what we would do differently.`,
      },
      {
        kind: "link",
        label: "Confirm your address",
        href: `${origin}/blog?newsletter=confirm&token=${tokens.confirm}`,
        isSecret: true,
      },
      {
        kind: "text",
        text: "The page behind the link has a button. Until you press it nothing is sent to you but this.",
      },
    ],
    why: "You get this letter because your address was entered for our monthly letter. If this was not you, do nothing, and you stay off the list.",
    unsubscribe: `${origin}/blog/unsubscribe?token=${tokens.unsubscribe}`,
  };
}
