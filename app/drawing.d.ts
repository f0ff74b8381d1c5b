/** The shapes of a drawing as markup for a page, by `scripts/drawing-plugin.ts`. */
declare module "*.svg?drawing" {
  const markup: string;
  export default markup;
}
