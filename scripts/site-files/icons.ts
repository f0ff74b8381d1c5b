import { Resvg } from "@resvg/resvg-js";

type IconSources = {
  readonly favicon: string;
  readonly maskable: string;
  readonly mono: string;
};

/** The icons that browsers and phones want as pixels, by file name. */
export function icons({ favicon, maskable, mono }: IconSources): Record<string, Uint8Array> {
  return {
    "favicon.ico": ico(png(favicon, 32), 32),
    "apple-touch-icon.png": png(maskable, 180),
    "icon-192.png": png(maskable, 192),
    "icon-512.png": png(maskable, 512),
    "icon-mono.png": png(mono, 512),
  };
}

function png(svg: string, width: number): Uint8Array {
  const drawing = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  return drawing.render().asPng();
}

/** An icon file with one picture, stored as PNG. */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const headerLength = 22;
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(headerLength, 18);
  return Buffer.concat([header, picture]);
}
