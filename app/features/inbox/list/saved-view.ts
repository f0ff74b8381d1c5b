/** A list with its filters and its order, kept under a name for oneself. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** The query of the page, empty for its start. */
  readonly address: string;
};
