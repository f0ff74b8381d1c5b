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

/** Radius of the dot of the badge, and of the gap that parts it from the icon; the icon is 32 wide. */
const dot = { radius: 7, gap: 9 } as const;

/** The icon with a dot at its foot, for a tab in which something is new. */
export function badgeIcon(favicon: string): string {
  const parts = /^(<svg[^>]*viewBox="0 0 32 32"[^>]*>)(.*)<\/svg>\s*$/s.exec(favicon);
  if (!parts) throw new Error("The icon is not drawn on 32 by 32.");
  const [, head, drawing] = parts;
  const circle = (radius: number, fill: string) =>
    `<circle cx="25" cy="25" r="${radius}" fill="${fill}"/>`;
  const hole = `<mask id="hole"><path d="M0 0h32v32H0z" fill="#fff"/>${circle(dot.gap, "#000")}</mask>`;
  return `${head}${hole}<g mask="url(#hole)">${drawing}</g>${circle(dot.radius, "#ff6a1f")}</svg>`;
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
