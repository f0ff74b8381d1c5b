declare module "subset-font" {
  type Axis = { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, Axis>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
