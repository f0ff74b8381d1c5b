import * as z from "zod/mini";
import type { ReaderList } from "#app/content/issues.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import {
  discardOutcomeOf,
  issueRowsOf,
  missedReadersOf,
  moveOf,
  saveAnswerOf,
  startOf,
  storedColumns,
  storedIssueOf,
  trialOf,
  type SaveAnswer,
} from "./issue-records.ts";
import type { IssueRow, IssueWords, MissedReader, StoredIssue } from "./issue.ts";

export { fetchMailMode } from "#app/supabase/mail-mode.ts";

/** The latest change first. @throws RepositoryError, as every function here */
export async function fetchIssues(signal: AbortSignal): Promise<IssueRow[]> {
  return read((await database()).rpc("list_issues").abortSignal(signal), issueRowsOf);
}

/** Null where there is none. */
export async function fetchIssue(id: string, signal?: AbortSignal): Promise<StoredIssue | null> {
  let query = (await database()).from("issues").select(storedColumns).eq("id", id);
  if (signal) query = query.abortSignal(signal);
  const found = await read(query, storedIssueOf);
  return found && { ...found, changedBy: "" };
}

/** How many have confirmed by now. */
export async function fetchReaderCount(signal: AbortSignal): Promise<number> {
  const query = (await database()).rpc("reader_count").abortSignal(signal);
  return read(query, (count) => z.number().parse(count));
}

/** At most 200 of those who did not get it. */
export async function fetchMissedReaders(
  id: string,
  wanted: ReaderList,
  signal: AbortSignal,
): Promise<MissedReader[]> {
  const query = (await database()).rpc("issue_readers", { id, wanted }).abortSignal(signal);
  return read(query, missedReadersOf);
}

export type IssueVersion = { readonly id: string; readonly version: number };

/** Version 0 makes it. The same once more is answered as the first was. */
export async function saveIssue(
  { id, version }: IssueVersion,
  words: IssueWords,
): Promise<SaveAnswer> {
  return read((await database()).rpc("save_issue", { id, version, ...words }), saveAnswerOf);
}

export async function discardIssue({ id, version }: IssueVersion) {
  return read((await database()).rpc("discard_issue", { id, version }), discardOutcomeOf);
}

/** Sends what is stored to whoever asks. */
export async function tryIssue({ id, version }: IssueVersion) {
  return read((await database()).rpc("try_issue", { id, version }), trialOf);
}

/** Nothing begins unless so many are on the list. */
export async function startIssue({ id, version }: IssueVersion, readers: number) {
  return read((await database()).rpc("start_issue", { id, version, readers }), startOf);
}

export type IssueMove = "pause" | "resume" | "stop";

export async function moveIssue(id: string, move: IssueMove) {
  return read((await database()).rpc(`${move}_issue`, { id }), moveOf);
}
