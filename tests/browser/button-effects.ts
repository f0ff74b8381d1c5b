/** What can be pressed. */
export const buttonKinds =
  "button, summary, [role=button], [role=switch], [role=tab], input[type=submit]";

/** What is chosen of a group. */
export const chosenKinds =
  "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current=true]";

/**
 * What a visitor can see or hear of a page: its address, its words, what is open, chosen or wrong, what stands in its
 * fields, and where the focus is, unless it is on the button itself. Runs in the page and knows nothing outside itself.
 */
export function describePage(button: Node | null): string {
  const marks = /^(aria-(?!describedby|controls)|open$|hidden$|disabled$)/;
  const elements = Array.from(document.querySelectorAll("*"));
  const states = elements.map((element) => {
    const own = Array.from(element.attributes, ({ name, value }) =>
      marks.test(name) ? `${name}=${value}` : "",
    );
    const value = "value" in element ? String(element.value) : "";
    const isChecked = element instanceof HTMLInputElement && element.checked;
    return `${own.join("")}${value}${isChecked ? "checked" : ""}`;
  });
  const focused = document.activeElement;
  const isElsewhere = focused && focused !== button && focused !== document.body;
  return JSON.stringify([
    location.href,
    Object.entries(document.documentElement.dataset),
    document.body.innerText,
    states.filter(Boolean),
    isElsewhere ? elements.indexOf(focused) : "",
  ]);
}
