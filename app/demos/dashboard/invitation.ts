import { isEmail } from "#app/lib/hidden-letters.ts";

export type InvitationErrors = { readonly name?: string; readonly email?: string };

/** One sentence for each field that is not good. */
export function checkInvitation(member: {
  readonly name: string;
  readonly email: string;
}): InvitationErrors {
  return {
    ...(member.name === "" && { name: "Enter a name." }),
    ...(!isEmail(member.email) && {
      email: "Enter an e-mail address such as name@company.com.",
    }),
  };
}
