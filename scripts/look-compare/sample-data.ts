/**
 * Makes a folder of data for the console's scenes: the sample records of `supabase/seed.sql`, a team of three, an open
 * invitation, notes, tags, a saved view, an archived record and letters. Both servers of a comparison get a copy.
 *
 *     node scripts/look-compare/sample-data.ts FOLDER   makes FOLDER/before and FOLDER/after
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { staffMember } from "./staff-member.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("node scripts/look-compare/sample-data.ts FOLDER");
  process.exit(2);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

const data = path.join(folder, "before");
const copy = path.join(folder, "after");
for (const place of [data, copy]) rmSync(place, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const environment = { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" };

function addStaff(email: string, name: string, password: string, ...more: readonly string[]) {
  execFileSync(
    process.execPath,
    ["server/staff.ts", "add", email, "--name", name, "--password-stdin", ...more],
    { input: password, env: environment, stdio: ["pipe", "ignore", "inherit"] },
  );
}

type Call = { readonly method?: string; readonly body?: object; readonly token?: string };

/** Asks the server as the site's own pages do. */
async function ask(key: string, address: string, { method = "POST", body, token }: Call) {
  const response = await fetch(`${origin}${address}`, {
    method,
    headers: {
      apikey: key,
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

const sampleId = (end: string) => `5eed0000-0000-4000-8000-0000000000${end}`;

async function fillIn() {
  addStaff(staffMember.email, staffMember.name, staffMember.password, "--owner");
  addStaff("ben@perilune.example", "Ben Aalto", "comet-ladder-9283");
  addStaff("mira@perilune.example", "", "harbour-violet-2207");
  const { key } = await (await fetch(`${origin}/app-config.json`)).json();
  const { email, password } = staffMember;
  const session = await ask(key, "/auth/v1/token?grant_type=password", {
    body: { email, password },
  });
  const token: string = session.access_token;
  const staff: readonly { user_id: string; email: string }[] = await ask(
    key,
    "/rest/v1/rpc/staff_members",
    { body: {}, token },
  );
  const idOf = (name: string) => staff.find((one) => one.email.startsWith(name))?.user_id;
  const change = (table: string, filter: string, body: object) =>
    ask(key, `/rest/v1/${table}?${filter}`, { method: "PATCH", body, token });
  await ask(key, "/rest/v1/rpc/invite_staff", {
    body: { email: "nora@perilune.example", role: "agent", display_name: "Nora Lind" },
    token,
  });
  await change("inbox_entries", `id=eq.${sampleId("02")}`, {
    assignee_id: idOf("dana"),
    tags: ["big fish", "clinics"],
    follow_up_on: "2026-11-23",
  });
  await change("inbox_entries", `id=eq.${sampleId("05")}`, {
    assignee_id: idOf("ben"),
    tags: ["big fish"],
  });
  await change("inbox_entries", `id=eq.${sampleId("09")}`, {
    archived_at: "2026-11-19T12:00:00Z",
  });
  await change("staff", `user_id=eq.${idOf("mira")}`, { disabled_at: "2026-11-19T12:00:00Z" });
  for (const body of ["Called twice.\nNobody there.", "She rings back on Monday."]) {
    await ask(key, "/rest/v1/lead_notes", {
      body: { kind: "contact", record_id: sampleId("02"), body },
      token,
    });
  }
  await ask(key, "/rest/v1/saved_views", {
    body: { name: "Late answers", address: "?view=support&due=overdue&sort=oldest" },
    token,
  });
  // With its letters.
  await ask(key, "/rest/v1/support_requests", {
    body: {
      first_name: "Noah",
      last_name: "Kim",
      email: "noah@kimprint.example",
      subject: "Cannot sign in",
      message: "The link in the e-mail says it has expired.",
      channel: "form",
    },
  });
  await bookCall(key);
  await writtenDown(key, token);
}

/** A call that is still ahead when the pictures are taken. */
async function bookCall(key: string) {
  const times: readonly { starts: string }[] = await ask(
    key,
    "/rest/v1/rpc/open_calls?type=call15",
    { method: "GET" },
  );
  await ask(key, "/rest/v1/rpc/book_call", {
    body: {
      id: sampleId("6f"),
      type: "call15",
      name: "Ines Duarte",
      email: "ines@duarte-tours.example",
      starts_at: times[Math.floor(times.length / 2)]?.starts,
      phone: "+351 21 555 0188",
      tz: "Europe/Lisbon",
    },
  });
}

/** Letters are written a moment after what they answer, and reminders of a call when their hour has come. */
async function writtenDown(key: string, token: string) {
  const now = new Date().toISOString();
  for (let tenths = 0; tenths < 300; tenths += 1) {
    const letters: readonly { subject: string }[] = await ask(
      key,
      `/rest/v1/outbox?select=subject&next_at=lte.${now}&limit=10`,
      { method: "GET", token },
    );
    if (letters.length > 1 && letters.every(({ subject }) => subject !== "")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The letters were not written.");
}

const server = spawn(process.execPath, ["server/main.ts", "--seed"], {
  env: environment,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await once(server.stdout, "data");
  await fillIn();
} finally {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
cpSync(data, copy, { recursive: true });
console.log(`${data} and ${copy} hold the same data.`);
