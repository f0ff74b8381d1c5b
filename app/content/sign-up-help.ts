/** What helps further after the service refused to make an account; stands under its own sentence. */
export const signUpHelp = {
  taken:
    "If the address is yours, sign in under “Already applied?” and send this application with it. Nothing you typed is lost.",
  length: "A sentence you will remember makes a good password: 10 characters or more.",
  characters: "Add the kinds of characters that are missing.",
  pwned: "This password is on lists of stolen ones. Choose another.",
  tooMany: "Everything you typed is still here. Send it again after that time.",
  other: "Everything you typed is still here. Check address and password, then send it again.",
} as const;
