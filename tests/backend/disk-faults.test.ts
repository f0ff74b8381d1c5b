import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Chair, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-disk-"));
const control = path.join(folder, "fault");
const options = process.env["NODE_OPTIONS"];

let server: TestServer;
let visitor: Chair;

function letDisk(fault: "full" | "slow" | "") {
  writeFileSync(control, fault);
}

beforeAll(() => {
  process.env["NODE_OPTIONS"] =
    `${options ?? ""} --import=${path.join(import.meta.dirname, "faulty-disk.ts")}`;
  process.env["FAULTY_DISK"] = control;
});
afterAll(() => {
  if (options === undefined) delete process.env["NODE_OPTIONS"];
  else process.env["NODE_OPTIONS"] = options;
  delete process.env["FAULTY_DISK"];
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  letDisk("");
  server = await startTestServer("PGlite");
  visitor = server.visitor();
});
afterEach(async () => {
  letDisk("");
  await server.remove();
});

const insert = (lead = aLead()) => visitor.from("contact_submissions").insert(lead);
const health = async () => (await fetch(`${server.origin}/healthz`)).status;

test("a disk that is full takes nothing and loses nothing, says so, and goes on when there is space", async () => {
  const staff = await server.staff("staff@example.com");
  const kept = Array.from({ length: 20 }, () => aLead());
  for (const lead of kept) expect((await insert(lead)).status).toBe(201);
  letDisk("full");
  const refused = Array.from({ length: 10 }, () => aLead());
  const answers = await Promise.all(refused.map((lead) => insert(lead)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(await health()).toBe(503);
  expect((await fetch(`${server.origin}/app-config.json`)).status).toBe(200);
  letDisk("");
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  for (const lead of refused) expect((await insert(lead)).status).toBe(201);
  const { data } = await staff.from("contact_submissions").select("message").limit(100);
  expect(new Set(data?.map(({ message }) => message))).toEqual(
    new Set([...kept, ...refused].map(({ message }) => message)),
  );
});

test("on a slow disk many are stored by one sync, and reading waits for none", async () => {
  const staff = await server.staff("staff@example.com");
  letDisk("slow");
  const answers = await Promise.all(Array.from({ length: 30 }, () => insert()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await health()).toBe(200);
  expect((await staff.from("contact_submissions").select("id").limit(100)).data).toHaveLength(30);
});
