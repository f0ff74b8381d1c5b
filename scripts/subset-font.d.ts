declare module "subset-font" {
  /** A span keeps the axis variable, a number pins it. */
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes: Readonly<Record<string, Axis>>;
    /** Needs `undefined` for the text. */
    readonly keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
