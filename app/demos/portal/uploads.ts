import type { ChosenFile } from "./model.ts";

const largest = 25 * 1024 * 1024;
const mostFiles = 10;

export type UploadError = {
  /** The file that it is about; null when it is about all of them. */
  readonly index: number | null;
  readonly text: string;
};

type CheckedUpload = {
  readonly ok: readonly ChosenFile[];
  readonly errors: readonly UploadError[];
};

/** Which of the chosen files can be added, and what is wrong with the others or with their number. */
export function validateUpload(files: readonly ChosenFile[]): CheckedUpload {
  if (files.length === 0) {
    return { ok: [], errors: [{ index: null, text: "Choose at least one file." }] };
  }
  const ok = files.filter((file) => fileError(file) === null);
  const errors = files.flatMap((file, index) => {
    const text = fileError(file);
    return text === null ? [] : [{ index, text }];
  });
  return files.length > mostFiles
    ? { ok: [], errors: [{ index: null, text: "Add up to 10 files at a time." }, ...errors] }
    : { ok, errors };
}

function fileError({ size }: ChosenFile): string | null {
  if (size === 0) return "That file is empty.";
  return size > largest ? "That file is larger than 25 MB." : null;
}

/** `report.pdf` is `report` and `.pdf`; what begins with its only dot has no ending. */
function partsOf(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf(".");
  return dot > 0
    ? { stem: name.slice(0, dot), ending: name.slice(dot) }
    : { stem: name, ending: "" };
}

/** The name itself, or the next free one of `a (2).pdf`, `a (3).pdf` and so on. */
export function dedupeName(name: string, existing: readonly string[]): string {
  const taken = new Set(existing.map((one) => one.toLowerCase()));
  if (!taken.has(name.toLowerCase())) return name;
  const { stem, ending } = partsOf(name);
  const numbered = /^(.*) \((\d+)\)$/s.exec(stem);
  const base = numbered?.[1] ?? stem;
  let number = Number(numbered?.[2] ?? 1) + 1;
  while (taken.has(`${base} (${number})${ending}`.toLowerCase())) number += 1;
  return `${base} (${number})${ending}`;
}

/** `PDF`, `DOCX`; `FILE` when the name does not tell. */
export function typeOfFile(name: string): string {
  const ending = partsOf(name).ending.slice(1);
  return /^[a-z0-9]{1,5}$/i.test(ending) ? ending.toUpperCase() : "FILE";
}
