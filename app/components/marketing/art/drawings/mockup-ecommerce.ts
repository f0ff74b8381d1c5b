import { topBar } from "./mockup-parts.ts";
import { bold, circle, each, middle, moved, path, rect, text } from "./svg-markup.ts";

/** Left edge and width of each category's pill, and the middle of its word. */
const categories = [
  ["All", 22, 36, 40],
  ["Electronics", 66, 88, 110],
  ["Home", 162, 60, 192],
  ["Sports", 230, 64, 262],
] as const;

const headphones =
  path("M-30 14V2a30 30 0 0 1 60 0v12", "mkl", 'stroke-width="9"') +
  rect(-40, 6, 18, 34, "ma", 8) +
  rect(22, 6, 18, 34, "ma", 8);
const lamp =
  path("M-20-38H20L34-6H-34Z", "mk") +
  path("M0-6V36", "mkl", 'stroke-width="5"') +
  rect(-24, 34, 48, 8, "ma", 4);
const ball =
  circle(0, 0, 36, "ma") +
  path(
    "M-36 0C-14-10 14-10 36 0M0-36C-12-14-12 14 0 36M-25-25C-6-12 6-12 25-25M-25 25C-6 12 6 12 25 25",
    "mol",
  );

const products = [
  ["Headphones", "$149", headphones],
  ["Desk lamp", "$68", lamp],
  ["Trail ball", "$24", ball],
] as const;

export function ecommerce(): string {
  return (
    topBar(530) +
    text(22, 36, "Fieldstore", "", 'font-size="18" font-weight="750"') +
    rect(148, 15, 210, 28, "mi", 14) +
    text(164, 33, "Search products", "t2 ts") +
    rect(446, 13, 64, 32, "ma", 16) +
    text(478, 33, "Cart 3", "to ts", `${middle} ${bold}`) +
    each(categories, ([name, x, width, centre], index) => {
      const isChosen = index === 0;
      return (
        rect(x, 72, width, 26, isChosen ? "mk" : "ms", 13) +
        text(centre, 89, name, isChosen ? "tp ts" : "ts", middle)
      );
    }) +
    each(products, ([name, price, picture], index) => {
      const x = 22 + index * 168;
      const isChosen = index === 0;
      return (
        rect(x, 112, 152, 206, "ms", 10) +
        rect(x + 8, 120, 136, 126, isChosen ? "mas" : "mi", 7) +
        moved(`translate(${x + 76} 184)`, picture) +
        text(x + 12, 270, name, "tm") +
        text(x + 12, 294, price) +
        rect(x + 108, 276, 32, 28, isChosen ? "ma" : "mk2", 8) +
        path(`M${x + 124} 283v14m-7-7h14`, isChosen ? "mol" : "mkl")
      );
    }) +
    rect(22, 334, 486, 70, "mp", 10) +
    text(42, 364, "3 items", "ts tpt", 'opacity=".75"') +
    text(42, 386, "$241.00", "tb tpt") +
    rect(362, 350, 130, 38, "ma", 8) +
    text(427, 374, "Checkout", "to tm", middle)
  );
}
