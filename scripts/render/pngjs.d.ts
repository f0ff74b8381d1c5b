declare module "pngjs" {
  type WriteOptions = {
    readonly colorType: 2 | 6;
    readonly filterType: number;
    readonly deflateLevel: number;
    readonly deflateStrategy: number;
  };
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    data: Buffer;
    /** Copies a part of the first picture, from its left and top edge on, to a place in the second. */
    static bitblt(
      from: PNG,
      to: PNG,
      left: number,
      top: number,
      width: number,
      height: number,
      toLeft: number,
      toTop: number,
    ): void;
    static readonly sync: {
      read(file: Buffer): PNG;
      write(png: PNG, options?: WriteOptions): Buffer;
    };
  }
}
