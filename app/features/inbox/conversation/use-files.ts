import { useEffect, useRef, useState } from "react";
import { addFile, dropFile, fileLimits, sendFile } from "./file-repository.ts";
import type { LetterFile } from "./timeline.ts";
import { fileLabels as labels } from "#app/content/conversation.ts";

export type AttachedFile = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** How much of it has arrived, from 0 to 1; `failed` can be sent again. */
  readonly done: number | "failed";
};

/** The files of a draft: each is on its way as soon as it is chosen, and stays with the draft. */
export function useFiles(
  entry: string,
  stored: readonly LetterFile[],
  onAdded: () => Promise<boolean>,
) {
  const [files, setFiles] = useState<readonly AttachedFile[]>(() =>
    stored.map(({ id, name, size, isWhole }) => ({ id, name, size, done: isWhole ? 1 : "failed" })),
  );
  const [mistake, setMistake] = useState<string | null>(null);
  const chosen = useRef(new Map<string, File>());
  const ending = useRef(new AbortController());
  useEffect(() => {
    const { current } = ending;
    return () => current.abort();
  }, []);

  function update(id: string, done: AttachedFile["done"]) {
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, done } : file)));
  }

  async function send(id: string, file: File) {
    const isGone = () => !chosen.current.has(id);
    if (isGone()) return;
    update(id, 0);
    try {
      await addFile(entry, id, file);
      if (!isGone()) {
        await sendFile(id, file, (done) => update(id, Math.min(done, 0.99)), ending.current.signal);
      }
      // It was taken away while it was on its way.
      if (isGone()) await dropFile(id);
      update(id, 1);
    } catch {
      update(id, "failed");
    }
  }

  async function add(list: readonly File[]) {
    setMistake(null);
    const known = files.reduce((sum, { size }) => sum + size, 0);
    let sum = known;
    const accepted: File[] = [];
    for (const file of list) {
      if (file.size > fileLimits.bytes) setMistake(labels.tooLarge(file.name));
      else if (files.length + accepted.length >= fileLimits.count) setMistake(labels.tooMany);
      else if (sum + file.size > fileLimits.allBytes) setMistake(labels.tooMuch);
      else {
        accepted.push(file);
        sum += file.size;
      }
    }
    const added = accepted.map((file) => ({ id: crypto.randomUUID(), file }));
    setFiles((all) => [
      ...all,
      ...added.map(({ id, file }) => ({ id, name: file.name, size: file.size, done: 0 as const })),
    ]);
    for (const { id, file } of added) chosen.current.set(id, file);
    // A file belongs to a draft, which has to be there first.
    await onAdded();
    for (const { id, file } of added) await send(id, file);
  }

  async function remove(id: string) {
    setMistake(null);
    setFiles((all) => all.filter((file) => file.id !== id));
    chosen.current.delete(id);
    await dropFile(id).catch(() => undefined);
  }

  return {
    files,
    mistake,
    isBusy: files.some(({ done }) => typeof done === "number" && done < 1),
    hasFailed: files.some(({ done }) => done === "failed"),
    add: (list: readonly File[]) => void add(list),
    remove: (id: string) => void remove(id),
    /** `undefined` for one whose bytes this window does not have: it has to be chosen again. */
    again: (id: string) => {
      const file = chosen.current.get(id);
      return file ? () => void send(id, file) : undefined;
    },
    forget: () => setFiles([]),
  };
}

export type Files = ReturnType<typeof useFiles>;
