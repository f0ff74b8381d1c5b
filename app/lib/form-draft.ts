type Entry = readonly [name: string, value: string];

/**
 * Keeps what is typed into a form in the storage of this tab, so that a reload or a wrong turn loses nothing. Without
 * storage there is no draft, and the form works all the same.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
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

/** Puts a draft back into the fields that are still as they were served. Says whether there was one. */
export function restoreDraft(key: string, form: HTMLFormElement): boolean {
  const entries = readDraft(key);
  for (const [name, value] of entries) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      for (const choice of field) tick(choice, value);
    } else if (field instanceof HTMLInputElement && isTick(field)) tick(field, value);
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === "") field.value = value;
    }
  }
  return entries.length > 0;
}

function tick(field: unknown, value: string) {
  if (field instanceof HTMLInputElement && isTick(field) && field.value === value) {
    field.checked = true;
  }
}

function isTick(field: HTMLInputElement): boolean {
  return field.type === "checkbox" || field.type === "radio";
}

function readDraft(key: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}
