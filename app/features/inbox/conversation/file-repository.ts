import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import { fileOf, fileRow } from "./timeline-rows.ts";
import type { LetterFile } from "./timeline.ts";

/** Of one part, in bytes; the database takes no other length. */
const partBytes = 384 * 1024;

/** Of one file, of all files of a letter, and how many. */
export const fileLimits = {
  bytes: 15 * 1024 * 1024,
  allBytes: 20 * 1024 * 1024,
  count: 10,
} as const;

/** Names a file of the draft; its parts follow. @throws RepositoryError, as every function here */
export async function addFile(entry: string, id: string, file: File): Promise<void> {
  const values = { entry, file: id, name: file.name, type: file.type, size: file.size };
  await read((await database()).rpc("add_file", values), nothing);
}

/** Sends a file part by part; `onPart` hears how much of it has arrived, from 0 to 1. */
export async function sendFile(
  id: string,
  file: File,
  onPart: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = await database();
  for (let n = 0; n * partBytes < file.size; n += 1) {
    const bytes = new Uint8Array(
      await file.slice(n * partBytes, (n + 1) * partBytes).arrayBuffer(),
    );
    const query = client
      .rpc("put_file_part", { file: id, n, part: base64Of(bytes) })
      .abortSignal(signal);
    await read(query, nothing);
    onPart(Math.min(1, ((n + 1) * partBytes) / file.size));
  }
}

export async function dropFile(id: string): Promise<void> {
  await read((await database()).rpc("drop_file", { file: id }), nothing);
}

/** All of a file, as bytes without a meaning of their own: no browser opens them by itself. */
export async function readFile(
  { id, size }: LetterFile,
  onPart: (done: number) => void,
): Promise<Blob> {
  const client = await database();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < size) {
    const { data, error, status } = await inTime(
      client.rpc("read_file_part", { file: id, n: parts.length }),
    );
    if (error) throw new RepositoryError(failureOf(status), error);
    if (typeof data !== "string")
      throw new RepositoryError("failed", "The file has an end before its end.");
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    parts.push(bytes);
    length += bytes.length;
    onPart(length / size);
  }
  return new Blob(parts, { type: "application/octet-stream" });
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}

/** The files of a message, or of one's own draft in a record. @throws RepositoryError */
export async function fetchFiles(
  owner: "message_id" | "draft_entry",
  id: string,
  signal: AbortSignal,
): Promise<readonly LetterFile[]> {
  const query = (await database())
    .from("message_files")
    .select("id,name,type,size,is_inline,is_whole")
    .eq(owner, id)
    .order("place")
    .abortSignal(signal);
  return read(query, (rows) => z.array(fileRow).parse(rows).map(fileOf));
}
