import { isShownAgain } from "#app/browser/shown-again.ts";

/**
 * What a form's page says of how it was filled in, by the columns of `lead_sources`. It weighs little, and never decides
 * alone; without `seconds` the time says nothing.
 */
export type PageWord = { readonly trap: boolean; readonly seconds?: number };

/** Nobody asks whether somebody took longer. */
const longest = 3600;

/** Since when a form can be filled in, by the clock of the page; null where its time would say nothing. */
export type Opening = number | null;

/**
 * Of a served page since the visitor asked for it, of another since it is shown. Who finds the words of before has not
 * written them in this time.
 */
export function openingOf(isServed: boolean, hasDraft: boolean): Opening {
  if (hasDraft || (isServed && isShownAgain())) return null;
  return isServed ? 0 : performance.now();
}

/** The word about a form as it stands now. */
export function wordOf(form: HTMLFormElement, opening: Opening): PageWord {
  const trap = isTrapFilled(form);
  if (opening === null) return { trap };
  const seconds = Math.round((performance.now() - opening) / 100) / 10;
  return { trap, seconds: Math.min(longest, Math.max(0, seconds)) };
}

/** Where the style sheets are missing, people see the field and may fill it in. */
function isTrapFilled(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>("input[role=presentation]");
  return trap !== null && trap.value !== "" && getComputedStyle(trap).clipPath !== "none";
}
