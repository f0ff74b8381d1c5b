let leadsTo: string | null = null;

/** Leads to a field as soon as it is there: a panel opens a few frames after it was asked for, its parts later. */
export function focusWhenThere(id: string, framesLeft = 120) {
  const field = document.getElementById(id);
  leadsTo = field || framesLeft === 0 ? null : id;
  if (field) {
    field.focus();
    field.scrollIntoView({ block: "center" });
  } else if (framesLeft > 0) {
    requestAnimationFrame(() => leadsTo === id && focusWhenThere(id, framesLeft - 1));
  }
}

/** Somebody is on the way to a field: what they type is for it, and no command. */
export function isOnTheWay(): boolean {
  return leadsTo !== null;
}
