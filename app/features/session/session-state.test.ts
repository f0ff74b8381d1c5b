import { expect, test } from "vitest";
import {
  stateAfter,
  type AuthEvent,
  type SessionState,
  type SessionUser,
} from "./session-state.ts";

const loading: SessionState = { kind: "loading" };
const dana: SessionUser = { userId: "1", email: "dana@perilune.example", isConfirmed: true };
const danaSignedIn: SessionState = { kind: "signed-in", ...dana };

type Circumstances = { from?: SessionState; isStored?: boolean; isByChoice?: boolean };

function after(event: AuthEvent, user: SessionUser | null, circumstances: Circumstances = {}) {
  const { from = loading, isStored = false, isByChoice = false } = circumstances;
  return stateAfter(from, { event, user, isStored, isByChoice });
}

test.each<AuthEvent>([
  "INITIAL_SESSION",
  "SIGNED_IN",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "PASSWORD_RECOVERY",
  "MFA_CHALLENGE_VERIFIED",
])("%s with a user means signed in", (event) => {
  expect(after(event, dana)).toEqual(danaSignedIn);
});

test("the first answer without a user means signed out", () => {
  expect(after("INITIAL_SESSION", null)).toEqual({ kind: "signed-out", isByChoice: false });
});

test("a stored session that could not be renewed is not a sign-out", () => {
  expect(after("INITIAL_SESSION", null, { isStored: true })).toEqual({ kind: "unreachable" });
});

test("SIGNED_OUT ends the session, here by choice or in another tab", () => {
  const from = danaSignedIn;
  expect(after("SIGNED_OUT", null, { from })).toEqual({ kind: "signed-out", isByChoice: false });
  expect(after("SIGNED_OUT", null, { from, isByChoice: true })).toEqual({
    kind: "signed-out",
    isByChoice: true,
  });
});

test("a renewed token for the same user changes nothing, another user does", () => {
  const from = danaSignedIn;
  expect(after("TOKEN_REFRESHED", { ...dana }, { from })).toBe(from);
  expect(after("SIGNED_IN", { ...dana, userId: "2" }, { from })).not.toBe(from);
});
