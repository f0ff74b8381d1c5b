/** A script of this folder, bundled and minified to one line of text by `scripts/inline-script-plugin.ts`. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
