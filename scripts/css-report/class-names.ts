/** The part of a name that says what the thing is: the element of a BEM name. */
function elementOf(name: string): string | undefined {
  return /^.+?__([^-]+(?:-[^-]+)*?)(?:--.*)?$/.exec(name)?.[1];
}

const shortWords = /^(?:is|on|to|up|no|of|in|by|as|at|or|so|h\d)$/i;

/** One of its pieces has fewer than three letters and is no word: `rs-td`, `c-co`. */
function isAbbreviated(name: string): boolean {
  return name
    .split(/[-_]+|(?<=[a-z])(?=[A-Z])/)
    .some((piece) => /^[a-zA-Z]{1,2}$/.test(piece) && !shortWords.test(piece));
}

/** Sorts class names by what is wrong with them. */
export function judgeNames(names: readonly string[]) {
  const elements = names.filter((name) => elementOf(name) !== undefined);
  return {
    bemElements: elements,
    shortElements: elements.filter((name) => (elementOf(name)?.length ?? 0) <= 2),
    namesBelowFourLetters: names.filter((name) => name.length < 4),
    abbreviatedNames: names.filter(isAbbreviated),
  };
}
