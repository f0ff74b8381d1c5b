import type { Page } from "@playwright/test";
import type { Difference } from "./contradictions.ts";
import type { Query } from "./queries.ts";
import type { Relation } from "./relations.ts";

/** A part of a screen that shows itself after a press, read under a name of its own. */
export type View = {
  readonly screen: string;
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Brings the screen back; without it the view is what the screen shows from then on. */
  readonly close?: (page: Page) => Promise<void>;
};

/** What a visitor does that has to show on every screen. */
export type Action = {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  /** By how much a figure changes with it: what an action does not move proves nothing. */
  readonly moves: readonly (readonly [figure: Query, by: number])[];
  /** What can be compared only then. */
  readonly relations?: readonly Relation[];
};

/** What is known of a demo's figures. */
export type Declaration = {
  readonly views?: readonly View[];
  /** Same words, other things. */
  readonly differs: readonly Difference[];
  readonly relations: readonly Relation[];
  readonly actions: readonly Action[];
};
