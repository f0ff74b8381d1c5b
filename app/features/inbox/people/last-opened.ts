/** The link by which the card was left last: who comes back to the card finds the focus there. */
let lastOpened: string | null = null;

export function remember(id: string) {
  lastOpened = id;
}

/** Gives the focus back once; a link that is no longer there is forgotten. */
export function focusLastOpened() {
  const link = lastOpened === null ? null : document.getElementById(lastOpened);
  lastOpened = null;
  link?.focus();
}
