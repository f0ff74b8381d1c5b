import { fillIfEmpty, isTick } from "./form-fields.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Entry = readonly [name: string, value: string];

/** What a tab remembers of a form: its words, and the id under which exactly these words were tried to send. */
type Draft = { readonly fields: readonly Entry[]; readonly sendId: string | null };

const noDraft: Draft = { fields: [], sendId: null };

/**
 * Keeps what is typed into a form in the storage of this tab, so that a reload or a wrong turn loses nothing. Without
 * storage there is no draft, and the form works all the same.
 */
export function saveDraft(key: string, form: HTMLFormElement, sendId: string | null = null): void {
  const fields = filledFields(form);
  if (fields.length === 0) return dropDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify({ fields, sendId } satisfies Draft));
  } catch {
    // Storage may be full or forbidden.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Puts a draft back into the fields that are still as they were served, and opens the folds that hold some of it. Answers
 * the id under which the words that now stand there were tried to send.
 */
export function restoreDraft(key: string, form: HTMLFormElement): string | null {
  const { fields, sendId } = readDraft(key);
  const chosen = new Set([...form.elements].filter(isChosen).map(({ name }) => name));
  for (const [name, value] of fields) {
    if (!chosen.has(name)) tick(form, name, value);
    fillIfEmpty(form, name, value);
  }
  if (fields.length > 0) openFilledFolds(form);
  return JSON.stringify(filledFields(form)) === JSON.stringify(fields) ? sendId : null;
}

export function hasDraft(key: string): boolean {
  return readDraft(key).fields.length > 0;
}

function filledFields(form: HTMLFormElement): readonly Entry[] {
  return [...form.elements].flatMap((field): readonly Entry[] => {
    if (!isKept(field) || field.name === "" || field.value === "") return [];
    return isTick(field) && !field.checked ? [] : [[field.name, field.value]];
  });
}

function isKept(field: Element): field is Field {
  return (
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && !/^(password|file|hidden)$/.test(field.type))
  );
}

/** A group in which something was chosen before React had started stays as it is. */
function isChosen(field: Element): field is HTMLInputElement {
  return isTick(field) && field.checked;
}

function tick(form: HTMLFormElement, name: string, value: string) {
  for (const field of form.elements) {
    if (isTick(field) && field.name === name && field.value === value) field.checked = true;
  }
}

function openFilledFolds(form: HTMLFormElement) {
  for (const fold of form.querySelectorAll("details")) {
    const fields = fold.querySelectorAll<Field>("input, textarea, select");
    fold.open ||= [...fields].some((field) => (isTick(field) ? field.checked : field.value !== ""));
  }
}

function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isDraft(kept) ? kept : noDraft;
  } catch {
    return noDraft;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("fields" in value && "sendId" in value && Array.isArray(value.fields))) return false;
  const { fields, sendId } = value;
  return (sendId === null || typeof sendId === "string") && fields.every(isEntry);
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}
