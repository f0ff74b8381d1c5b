import { path, rect, times } from "./svg-markup.ts";

/** The rail at the left of a desk: the product's sign and six places, one of them open. */
export function rail(openPlace: number): string {
  return (
    rect(0, 0, 64, 424, "ms") +
    path("M64 0V424", "ml") +
    rect(20, 20, 24, 24, "ma", 7) +
    times(6, (place) =>
      rect(22, 76 + place * 40, 20, 20, place === openPlace ? "ma" : "mk2", place % 2 ? 10 : 5),
    )
  );
}

/** The bar along the top of a window. */
export function topBar(width: number): string {
  return rect(0, 0, width, 56, "ms") + path(`M0 56H${width}`, "ml");
}
