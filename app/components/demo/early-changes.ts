type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control said before React took the page over: its text, or whether it is ticked. */
export type EarlyChange = { readonly control: Control; readonly value: string };

/** The controls that a visitor has changed in the served page; to be asked before any effect writes into them. */
export function earlyChanges(root: ParentNode): readonly EarlyChange[] {
  return [...root.querySelectorAll<Control>("input, select, textarea")]
    .filter(isChanged)
    .map((control) => ({ control, value: control.value }));
}

/** Does to the controls once more what the visitor has done, now that React listens. */
export function replayChanges(changes: readonly EarlyChange[]) {
  for (const { control, value } of changes) {
    if (!control.isConnected) continue;
    if (isTicked(control)) press(control);
    else write(control, value);
  }
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // Of a group of radios the one that was chosen speaks for all.
  return (
    control.checked !== control.defaultChecked && (control.checked || control.type !== "radio")
  );
}

function press(control: HTMLInputElement) {
  control.checked = control.type === "radio" ? false : control.defaultChecked;
  control.click();
}

/** React takes a text for new when it differs from what was last set through the element itself. */
function write(control: Control, value: string) {
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    value,
  );
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
