/** Leads to a field as soon as it is there: a panel opens a few frames after it was asked for, its parts later. */
export function focusWhenThere(id: string, framesLeft = 120) {
  const field = document.getElementById(id);
  if (field) {
    field.focus();
    field.scrollIntoView({ block: "center" });
  } else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(id, framesLeft - 1));
}
