/** One thing in which two documents differ. */
export type Difference = {
  /** `quiet`: a style by which nothing stands elsewhere. */
  readonly kind: "structure" | "text" | "style" | "box" | "quiet";
  /** Tags from the outside in. */
  readonly path: string;
  /** Words by which a reader finds it. */
  readonly words: string;
  /** `font-size`, `width`, `removed`. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
};
