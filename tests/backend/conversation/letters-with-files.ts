import { sql } from "kysely";
import { expect } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { mailboxCursor } from "../../../server/mailbox/mailbox-cursor.ts";
import type { Chair, TestServer } from "../test-server.ts";
import { aLetter } from "./a-letter.ts";

const mailbox = "hello@mail.example";

/** Of two parts. */
export const fileBytes = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));

/** What a server with mail tells its database. */
export async function turnMailOn({ backend }: TestServer): Promise<void> {
  await sql`
    update private.site_settings set mail_on = true, mail_from = 'hello@perilune.example'`.execute(
    backend.database.kysely,
  );
}

/** A letter that comes to a record by its token, with the file; answers its message. */
export async function receiveWithFile(
  { backend }: TestServer,
  entry: string,
  uid: number,
  more: Partial<Letter> = {},
): Promise<string> {
  const { kysely } = backend.database;
  const { rows } = await sql<{
    token: string;
  }>`select private.token_of(${entry}::uuid) as token`.execute(kysely);
  const letter = aLetter({
    tokens: [rows[0]?.token ?? ""],
    answers: [`${uid}@relay.example`],
    ...more,
  });
  const cursor = mailboxCursor(kysely, mailbox, crypto.randomUUID());
  expect(await cursor.hold()).toBeDefined();
  const { length: size } = fileBytes;
  const file = {
    name: "plan.pdf",
    type: "application/pdf",
    size,
    isInline: false,
    bytes: fileBytes,
  };
  await cursor.store(uid, { letter, files: [file] });
  await cursor.leave();
  const { rows: stored } = await sql<{ id: string }>`
    select id from public.messages where digest = ${letter.digest}`.execute(kysely);
  return stored[0]?.id ?? "";
}

/** A reply to this address that leaves in ten seconds. */
export async function queueReply(
  staff: Chair,
  entry: string,
  to: string,
  answers: string | null = null,
): Promise<string> {
  const message = crypto.randomUUID();
  const content = JSON.stringify({
    to: [to],
    cc: [],
    subject: "Re: your plan",
    body: "We can. 🚀🚀",
    answers,
  });
  const saved = await staff.rpc("save_draft", { entry, use: "reply", content });
  expect(saved.error).toBeNull();
  const version = Array.isArray(saved.data) ? saved.data[0]?.saved_version : undefined;
  const sent = await staff.rpc("send_reply", { entry, message, version, is_sure: "yes" });
  expect(sent.error).toBeNull();
  return message;
}

/** A draft with the file. */
export async function draftWithFile(staff: Chair, entry: string, body = "Half a"): Promise<void> {
  const file = crypto.randomUUID();
  const content = JSON.stringify({ to: [], cc: [], subject: "", body });
  const part = (from: number) => fileBytes.subarray(from, from + 393_216).toString("base64");
  const answers = [
    await staff.rpc("save_draft", { entry, use: "reply", content }),
    await staff.rpc("add_file", {
      entry,
      file,
      name: "sketch.bin",
      type: "",
      size: fileBytes.length,
    }),
    await staff.rpc("put_file_part", { file, n: 0, part: part(0) }),
    await staff.rpc("put_file_part", { file, n: 1, part: part(393_216) }),
    await staff.rpc("save_draft", { entry, use: "note", content }),
    await staff.rpc("here", { entry, read_until: new Date().toISOString() }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}
