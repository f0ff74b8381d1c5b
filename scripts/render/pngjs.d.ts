declare module "pngjs" {
  type WriteOptions = {
    readonly colorType: 2 | 6;
    readonly filterType: number;
    readonly deflateLevel: number;
    readonly deflateStrategy: number;
  };
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    data: Buffer;
    static readonly sync: { write(png: PNG, options: WriteOptions): Buffer };
  }
}
