/**
 * Empties a form field by field. `form.reset()` would bring back what a link had filled in.
 */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    else if (isTick(field)) field.checked = false;
    else if (field instanceof HTMLTextAreaElement) field.value = "";
    else if (field instanceof HTMLInputElement && field.type !== "hidden") field.value = "";
  }
}

/** Puts a value into an uncontrolled field that is still empty. */
export function fillIfEmpty(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (
    (field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement) &&
    field.value === ""
  ) {
    field.value = value;
  }
}

/** A checkbox or a radio button. */
export function isTick(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}
