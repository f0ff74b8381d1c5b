/** Which things there are, and where each of them stands. */
export class Tally {
  readonly #places = new Map<string, string[]>();

  add(thing: string, place: string): void {
    const known = this.#places.get(thing);
    if (known) known.push(place);
    else this.#places.set(thing, [place]);
  }

  get size(): number {
    return this.#places.size;
  }

  keys(): readonly string[] {
    return [...this.#places.keys()];
  }

  placesOf(thing: string): readonly string[] {
    return this.#places.get(thing) ?? [];
  }

  /** One line a thing, the most frequent first: how often, and what. */
  lines(): readonly string[] {
    return [...this.#places]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([thing, places]) => `${String(places.length).padStart(5)}  ${thing}`);
  }
}
