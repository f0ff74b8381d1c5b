import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type PictureDifference = {
  readonly pixels: number;
  /** Where the sizes differ: both. */
  readonly sizes: string | null;
  /** Both pictures over each other with what differs marked, as PNG. */
  readonly marked: Buffer;
};

/** Compares two PNGs; `null` when they are equal. `tolerance`: how far a colour may be off, 0 to 1. */
export function comparePictures(
  before: Buffer,
  after: Buffer,
  tolerance: number,
): PictureDifference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = [onCanvas(one, width, height), onCanvas(other, width, height)];
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, marked.data, width, height, {
    threshold: tolerance,
    includeAA: true,
  });
  const isSameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && isSameSize) return null;
  const sizes = isSameSize
    ? null
    : `${one.width}×${one.height} became ${other.width}×${other.height}`;
  return { pixels, sizes, marked: PNG.sync.write(marked) };
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
