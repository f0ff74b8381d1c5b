/** Words of the sign-in page. Title, subtitle, labels and link are the specification's, section 2. */
export const signIn = {
  meta: {
    title: "Sign in to the admin panel",
    description:
      "Sign in with your staff e-mail address and password to read and answer contact submissions.",
  },
  title: "Admin Login",
  subtitle: "Sign in to access the admin panel",
  email: "Email",
  password: "Password",
  submit: "Sign In",
  submitting: "Signing In...",
  back: "Back to Website",
  forgot: "Forgot your password?",
  needsScript: "Signing in needs JavaScript.",
  signedInAs: "You are signed in as",
  carryOn: "Continue",
  signOut: "Sign out",
} as const;

/** What helps further after a refused sign-in; it stands under the service's own sentence (decision D59). */
export const signInHelp = {
  credentials:
    "Check both fields; capital letters count in passwords. If yours is lost, ask for a new one below.",
  tooMany:
    "Your account is not locked. Wait that long, or use a browser or a network from which you have signed in before.",
  unconfirmed: "Open the link in the confirmation e-mail first, then sign in again.",
  unreachable:
    "We could not reach our server. What you typed is still here: check your connection, then sign in again.",
  other: "What you typed is still here: please try again.",
} as const;

/** The guard of the admin panel and what it can find out about a visitor. */
export const access = {
  loading: "Loading...",
  unknownSession: "Could not check your session",
  unknownSessionHelp: "Our server did not answer. You are still signed in on this device.",
  unknownRights: "Could not check your access",
  unknownRightsHelp: "Our server did not answer, so we cannot tell yet what you may see.",
  retry: "Retry",
  retrying: "Trying again…",
  noAccess: "Your account has no access to this area",
  noAccessHelp: "An owner of this site can give it access. To use another account, sign out first.",
  signOut: "Sign Out",
} as const;
