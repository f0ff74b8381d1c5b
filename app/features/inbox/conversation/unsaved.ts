/** What is typed and not stored yet, also of forms that are closed by now. */
const pending = new Set<object>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Until it is released, the browser asks before it leaves the page. */
export function holdPage(owner: object) {
  if (pending.size === 0) addEventListener("beforeunload", warn);
  pending.add(owner);
}

export function releasePage(owner: object) {
  pending.delete(owner);
  if (pending.size === 0) removeEventListener("beforeunload", warn);
}
