/** The call whose record was opened last from here. */
let openedId: string | null = null;

export function noteOpened(id: string): void {
  openedId = id;
}

/** For the link of a call: coming back from its record leads to it again. */
export function focusIfOpened(id: string) {
  return (link: HTMLElement | null) => {
    if (link === null || openedId !== id || document.activeElement !== document.body) return;
    openedId = null;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: "nearest" });
  };
}
