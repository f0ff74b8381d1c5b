import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer("PGlite", { LIMIT_PER_MINUTE: "5", LIMIT_PER_HOUR: "20" });
});
afterAll(() => server.remove());

test("twenty refused tries do not lengthen the wait", async () => {
  const visitor = server.visitor("198.51.100.7");
  const send = () => visitor.from("contact_submissions").insert(aLead());
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(201);
  for (let tried = 0; tried < 20; tried += 1) {
    const { status, error } = await send();
    expect(status).toBe(429);
    expect(Number(error?.hint)).toBeLessThanOrEqual(60);
  }
});

test("nor do as many at once", async () => {
  const visitor = server.visitor("198.51.100.8");
  const send = () => visitor.from("contact_submissions").insert(aLead());
  const answers = await Promise.all(Array.from({ length: 60 }, send));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(Number((await send()).error?.hint)).toBeLessThanOrEqual(60);
});
