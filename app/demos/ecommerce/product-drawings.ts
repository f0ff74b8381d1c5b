import bands from "./drawings/bands.svg?drawing";
import bottle from "./drawings/bottle.svg?drawing";
import headphones from "./drawings/headphones.svg?drawing";
import kettle from "./drawings/kettle.svg?drawing";
import purifier from "./drawings/purifier.svg?drawing";
import watch from "./drawings/watch.svg?drawing";
import type { ProductImage } from "./model.ts";

/** The six products, drawn flat on a ground of 320 by 260; all of it is ours and constant. */
export const productDrawings: Readonly<Record<ProductImage, string>> = {
  headphones,
  watch,
  kettle,
  purifier,
  bands,
  bottle,
};
