/** The events of the sign-in service (specification, section 4). */
export type AuthEvent =
  | "INITIAL_SESSION"
  | "SIGNED_IN"
  | "SIGNED_OUT"
  | "TOKEN_REFRESHED"
  | "USER_UPDATED"
  | "PASSWORD_RECOVERY"
  | "MFA_CHALLENGE_VERIFIED";

export type SessionUser = {
  readonly userId: string;
  readonly email: string;
  /** Whether the mailbox has answered; nobody signs in anew before. */
  readonly isConfirmed: boolean;
};

export type SessionState =
  | { readonly kind: "loading" }
  /** A session is stored, but it could not be renewed because the service did not answer. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-out"; readonly isByChoice: boolean }
  | ({ readonly kind: "signed-in" } & SessionUser);

type Occurrence = {
  readonly event: AuthEvent;
  readonly user: SessionUser | null;
  /** Whether the device still holds a session, whatever the event says. */
  readonly isStored: boolean;
  /** Whether the visitor asked to be signed out, here and now. */
  readonly isByChoice: boolean;
};

/** The state after an event of the sign-in service. The same user keeps the same object. */
export function stateAfter(current: SessionState, occurrence: Occurrence): SessionState {
  const { event, user, isStored, isByChoice } = occurrence;
  switch (event) {
    case "SIGNED_OUT":
      return { kind: "signed-out", isByChoice };
    case "INITIAL_SESSION":
      if (user) return signedIn(current, user);
      return isStored ? { kind: "unreachable" } : { kind: "signed-out", isByChoice: false };
    case "SIGNED_IN":
    case "TOKEN_REFRESHED":
    case "USER_UPDATED":
    case "PASSWORD_RECOVERY":
    case "MFA_CHALLENGE_VERIFIED":
      return user ? signedIn(current, user) : current;
  }
}

function signedIn(current: SessionState, user: SessionUser): SessionState {
  const isSame =
    current.kind === "signed-in" &&
    current.userId === user.userId &&
    current.email === user.email &&
    current.isConfirmed === user.isConfirmed;
  return isSame ? current : { kind: "signed-in", ...user };
}
