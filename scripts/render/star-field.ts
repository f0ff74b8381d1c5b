type Size = { readonly width: number; readonly height: number };
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const star = /<circle cx="([\d.]+)%" cy="([\d.]+)%"[^>]*>(?:<\/circle>)?/g;

/** The stars of a picture without those behind its text: between two letters one would read as a full stop. */
export function starsBeside(stars: string, text: Box, { width, height }: Size): string {
  return stars.replaceAll(star, (circle, x: string, y: string) => {
    const [cx, cy] = [(Number(x) / 100) * width, (Number(y) / 100) * height];
    const isBehind = cx > text.left && cx < text.right && cy > text.top && cy < text.bottom;
    return isBehind ? "" : circle;
  });
}
