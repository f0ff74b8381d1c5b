/** The three looks in the order in which the button cycles them (specification, section 1). */
export const looks = ["rocket", "cyber", "space"] as const;

export type Look = (typeof looks)[number];

export const lookNames: Readonly<Record<Look, string>> = {
  rocket: "Rocket",
  cyber: "Cyber",
  space: "Space",
};

/** The `sky` token of each look, for the browser's own frame around the page. */
export const lookColours: Readonly<Record<Look, string>> = {
  rocket: "#17100d",
  cyber: "#050906",
  space: "#050809",
};

/** Key of the chosen look in local storage. */
export const lookStorageKey = "look";

export function isLook(value: unknown): value is Look {
  return looks.some((look) => look === value);
}

/** The look after this one; an unknown value counts as Rocket. */
export function nextLook(current: string | undefined): Look {
  const index = looks.findIndex((look) => look === current);
  return looks[(Math.max(index, 0) + 1) % looks.length] ?? "rocket";
}
