import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";
import { createKnownVisitors } from "./known-visitors.ts";
import { createRateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";

/** A database that knows nobody. */
function emptyDatabase(): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const stranger = { addressKey: "10.0.0.1", cookies: null, isSecure: false };

function signInOf(kysely: Kysely<unknown>): SignIn {
  const limits = createRateLimits({ perMinute: 100, perHour: 100 });
  return createSignIn(kysely, createKnownVisitors(kysely, "secret"), limits);
}

test("an unknown address costs a password check of the decoy account", async () => {
  const signIn = signInOf(emptyDatabase());
  const checked: FlatObject[] = [];
  await signIn({ email: "nobody@example.com", password: "guess" }, stranger, async (sent) => {
    checked.push(sent);
    return new Response(null, { status: 400 });
  });
  expect(checked).toEqual([{ email: DECOY_EMAIL, password: "guess" }]);
});

test("at most two passwords are checked at once, and all are checked in the end", async () => {
  const signIn = signInOf(emptyDatabase());
  let atOnce = 0;
  let most = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      signIn({ email: "a@example.com", password: "x" }, stranger, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise(setImmediate);
        atOnce -= 1;
        return new Response(null, { status: 400 });
      }),
    ),
  );
  expect(answers).toHaveLength(20);
  expect(most).toBe(2);
});

test("a check that fails frees its place", async () => {
  const signIn = signInOf(emptyDatabase());
  const credentials = { email: "a@example.com", password: "x" };
  for (let time = 0; time < 3; time += 1) {
    const broken = signIn(credentials, stranger, () => Promise.reject(new Error("away")));
    await expect(broken).rejects.toThrow("away");
  }
  const answer = await signIn(credentials, stranger, async () => new Response(null));
  expect(answer.status).toBe(200);
});

test.each<FlatObject>([
  {},
  { email: "a@example.com" },
  { password: "x" },
  { email: "", password: "x" },
])("%o is not enough to sign in", async (credentials) => {
  const signIn = signInOf(emptyDatabase());
  const answer = await signIn(credentials, stranger, async () => new Response(null));
  expect(answer.status).toBe(400);
});
