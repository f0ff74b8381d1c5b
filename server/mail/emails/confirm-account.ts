import { business } from "#domain/business.ts";
import type { Email } from "#domain/letter/email.ts";

/**
 * Asks whether an account was made by whoever reads this mailbox. Opening the link changes nothing; the button there does.
 * `isKnown` says that the address has an account already.
 */
export function confirmAccountEmail(secret: string, isKnown: boolean, origin: string): Email {
  const link = {
    kind: "link",
    label: "Confirm your address",
    href: `${origin}/login?view=confirm&token_hash=${secret}`,
    isSecret: true,
  } as const;
  return {
    subject: "Please confirm your address",
    heading: "Please confirm your address",
    preview: "It takes one press of a button. The link works once, and for a day.",
    blocks: [
      {
        kind: "text",
        text: `Somebody, probably you, applied to ${business.name} with this address and chose a password for it.`,
      },
      ...(isKnown
        ? [
            {
              kind: "text",
              text: `You have an account here already, and its password stays as it is.\n\nSign in with it:\n${origin}/auth\n\nReplace a lost password:\n${origin}/login?view=forgot`,
            } as const,
            {
              kind: "text",
              text: "To have the new application there as well, confirm it:",
            } as const,
          ]
        : []),
      link,
      {
        kind: "text",
        text: "The page behind the link has a button, and asks for the password chosen with the application where nobody is signed in. The link works once, and for a day.",
      },
    ],
    why: "You get this letter because an application to us was sent with your address. If this was not you, do nothing: nobody gets an account with your address.",
  };
}
