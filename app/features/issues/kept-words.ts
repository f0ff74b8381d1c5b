import * as z from "zod/mini";
import type { IssueWords } from "./issue.ts";

/** What this browser holds of an issue until the server has it; version 0 is one that the server does not know yet. */
export type KeptWords = {
  readonly words: IssueWords;
  /** The one that was changed. */
  readonly version: number;
};

const schema = z.object({
  words: z.object({ subject: z.string(), preheader: z.string(), body: z.string() }),
  version: z.number(),
});

const prefixOf = (userId: string) => `issue-words:${userId}:`;

/** Null where nothing is kept, or what is kept is nothing of ours. */
export function readKept(userId: string, id: string): KeptWords | null {
  try {
    const found = localStorage.getItem(prefixOf(userId) + id);
    const kept = schema.safeParse(JSON.parse(found ?? "null"));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Null forgets. Answers whether the browser has done it. */
export function storeKept(userId: string, id: string, kept: KeptWords | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(prefixOf(userId) + id);
    else localStorage.setItem(prefixOf(userId) + id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** All that this browser holds for somebody, by issue. */
export function allKept(userId: string): ReadonlyMap<string, KeptWords> {
  const prefix = prefixOf(userId);
  const ids = namesInStorage().flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  return new Map(
    ids.flatMap((id) => {
      const kept = readKept(userId, id);
      return kept ? [[id, kept] as const] : [];
    }),
  );
}

function namesInStorage(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
