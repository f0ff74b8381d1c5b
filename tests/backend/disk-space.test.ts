import { afterEach, expect, test } from "vitest";
import { type Chair, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

/** More megabytes than any disk here has. */
const ENDLESS = "100000000";

let server: TestServer | undefined;

afterEach(async () => {
  await server?.remove();
  server = undefined;
});

/** What the console is told with the answer that says "you work here". */
async function noticeFor(chair: Chair): Promise<string | null> {
  const { data } = await chair.auth.getSession();
  const answer = await fetch(`${server?.origin}/rest/v1/rpc/staff_seen`, {
    method: "POST",
    headers: {
      apikey: server?.publishableKey ?? "",
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json",
    },
    body: "{}",
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("x-perilune-notice");
}

test("with enough space nobody hears of it", async () => {
  server = await startTestServer("PGlite", { DISK_WARN_MB: "0", DISK_STOP_MB: "0" });
  expect(await noticeFor(await server.staff("staff@example.com"))).toBeNull();
});

test("when space runs low, staff are told, strangers are not, and all goes on", async () => {
  server = await startTestServer("PGlite", { DISK_WARN_MB: ENDLESS, DISK_STOP_MB: "0" });
  expect(await noticeFor(await server.staff("staff@example.com"))).toBe("disk-low");
  expect(await noticeFor(await server.stranger("stranger@example.com"))).toBeNull();
  expect((await server.visitor().from("contact_submissions").insert(aLead())).status).toBe(201);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test("when it has ended, nothing is stored, health says so, and what is there can be read", async () => {
  server = await startTestServer("PGlite", { DISK_WARN_MB: ENDLESS, DISK_STOP_MB: ENDLESS });
  const staff = await server.staff("staff@example.com");
  const visitor = server.visitor();
  const sent = await visitor.from("contact_submissions").insert(aLead());
  expect(sent.status).toBe(503);
  expect(sent.error?.code).toBe("53100");
  expect((await visitor.rpc("subscribe", { email: "ada@example.com" })).status).toBe(503);
  const { error } = await visitor.auth.signUp({
    email: "new@example.com",
    password: "correct horse battery",
  });
  expect(error?.status).toBe(503);
  const health = await fetch(`${server.origin}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: "unavailable" });
  expect((await staff.from("contact_submissions").select("id")).status).toBe(200);
  expect(await noticeFor(staff)).toBe("disk-low");
});
