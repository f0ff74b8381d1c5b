import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { PNG } from "pngjs";

type Options = {
  /** In pixels; the SVG's own size when neither is given. */
  readonly width?: number;
  readonly height?: number;
  readonly fontFiles?: readonly string[];
};

/** Draws an SVG of plain sRGB colours. */
export function pngFrom(svg: string, options: Options = {}): Buffer {
  return draw(svg, options).asPng();
}

/** Draws an SVG that covers its whole picture: without opacity and packed harder, in about half the bytes. */
export function opaquePngFrom(svg: string, options: Options = {}): Buffer {
  const { width, height, pixels } = draw(svg, options);
  const png = new PNG({ width, height });
  png.data = pixels;
  return PNG.sync.write(png, {
    colorType: 2, // RGB
    filterType: 1, // Sub: packs gradients best
    deflateLevel: 7,
    deflateStrategy: 0,
  });
}

function draw(svg: string, { width, height, fontFiles = [] }: Options) {
  const font: ResvgRenderOptions["font"] = { loadSystemFonts: false, fontFiles: [...fontFiles] };
  return new Resvg(svg, { font, fitTo: fitTo(width, height) }).render();
}

function fitTo(width?: number, height?: number): ResvgRenderOptions["fitTo"] {
  if (width) return { mode: "width", value: width };
  return height ? { mode: "height", value: height } : { mode: "original" };
}
