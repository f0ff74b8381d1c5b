import { clipped } from "../clipped.ts";
import type { Note } from "./writing.ts";

/** What is told to whoever writes a letter, once of each kind. */
export class Notes {
  readonly #first = new Map<Note["kind"], Note>();

  add(kind: Note["kind"], sample: string): void {
    if (!this.#first.has(kind))
      this.#first.set(kind, { kind, sample: clipped(sample, 60).trimEnd() });
  }

  get all(): readonly Note[] {
    return [...this.#first.values()];
  }
}
