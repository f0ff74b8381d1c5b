import { sql, type Kysely } from "kysely";
import MailComposer from "nodemailer/lib/mail-composer";
import { business } from "#domain/business.ts";
import type { MailSettings } from "../settings.ts";
import { reasons } from "./emails/labels.ts";
import type { Message } from "./message.ts";
import type { OutboxRow } from "./outbox.ts";
import { headerText, isMailAddress } from "./plain.ts";
import { replyAddress } from "./reply-address.ts";

/** Of a long conversation the first letters and the last. */
const REFERENCES_AT_EACH_END = 20;

type Reply = {
  readonly id: string;
  readonly entryId: string;
  readonly messageId: string;
  readonly answers: readonly string[];
  readonly fromName: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly body: string;
};

/**
 * A person's letter as it goes over the wire. It says nothing of a machine: mail programs may answer it, and its answers
 * and reports come back to its record.
 */
export async function composeReply(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  settings: MailSettings,
): Promise<Message | { skip: string }> {
  const { rows } = await sql<Reply>`
    select message.id, message.entry_id as "entryId", message.message_id as "messageId", message.answers,
      message.from_name as "fromName", message.to_addresses as "to", message.cc_addresses as cc, message.subject, message.body
    from public.messages message where message.outbox_id = ${row.id}::uuid`.execute(kysely);
  const [reply] = rows;
  if (reply === undefined) return { skip: reasons.gone };
  // One of them has been erased since.
  if (![...reply.to, ...reply.cc].every(isMailAddress)) return { skip: reasons.badAddress };
  const address = await replyAddress(kysely, reply.entryId, settings);
  const references = referencesOf(reply.answers);
  const sender = headerText(reply.fromName, 80);
  const composer = new MailComposer({
    from: {
      name: sender === "" ? business.name : `${sender} at ${business.name}`,
      address: settings.from.address,
    },
    replyTo: { name: business.name, address },
    to: reply.to.map((one) => ({ name: "", address: one })),
    cc: reply.cc.map((one) => ({ name: "", address: one })),
    subject: headerText(reply.subject, 300),
    messageId: `<${reply.messageId}>`,
    ...(references.length > 0 && {
      inReplyTo: references.at(-1),
      references: references.join(" "),
    }),
    text: `${reply.body}\n`,
    attachments: await filesOf(kysely, reply.id),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    envelope: { from: address, plainFrom: settings.from.address, to: [...reply.to, ...reply.cc] },
    content: await composer.compile().build(),
  };
}

/** The oldest first, each in angle brackets. What is not an id is left out. */
function referencesOf(answers: readonly string[]): readonly string[] {
  const ids = answers
    .filter((id) => /^[^\s<>]+@[^\s<>]+$/.test(id))
    .map((id) => `<${id}>`)
    .toReversed();
  if (ids.length <= 2 * REFERENCES_AT_EACH_END) return ids;
  return [...ids.slice(0, REFERENCES_AT_EACH_END), ...ids.slice(-REFERENCES_AT_EACH_END)];
}

async function filesOf(kysely: Kysely<unknown>, message: string) {
  const { rows } = await sql<{ id: string; name: string; type: string }>`
    select id, name, type from public.message_files where message_id = ${message}::uuid order by place`.execute(
    kysely,
  );
  const files = [];
  for (const { id, name, type } of rows) {
    files.push({
      filename: name,
      contentType: contentType(type),
      content: await bytesOf(kysely, id),
    });
  }
  return files;
}

/** Part by part: a whole file would take the memory of the embedded engine. */
async function bytesOf(kysely: Kysely<unknown>, file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (;;) {
    const { rows } = await sql<{ part: string }>`
      select encode(bytes, 'base64') as part from private.file_parts
      where file_id = ${file}::uuid and n = ${parts.length}::integer`.execute(kysely);
    if (rows[0] === undefined) return Buffer.concat(parts);
    parts.push(Buffer.from(rows[0].part, "base64"));
  }
}

function contentType(type: string): string {
  return /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i.test(type) ? type : "application/octet-stream";
}
