declare module "fontkit" {
  type Glyph = {
    readonly path: { toSVG(): string; transform(...matrix: number[]): Glyph["path"] };
  };
  type GlyphRun = {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
  };
  export function create(file: Buffer): Font;
}
