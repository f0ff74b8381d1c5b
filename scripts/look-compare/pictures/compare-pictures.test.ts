import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

/** A grey picture with one pixel of another colour. */
function aPicture(width: number, shade = 128): Buffer {
  const picture = new PNG({ width, height: 4 });
  picture.data.fill(128);
  picture.data[0] = shade;
  return PNG.sync.write(picture);
}

test("equal pictures have no difference, others say how many pixels", () => {
  expect(comparePictures(aPicture(6), aPicture(6), 0)).toBeNull();
  expect(comparePictures(aPicture(6), aPicture(6, 255), 0)).toMatchObject({
    pixels: 1,
    sizes: null,
  });
});

test("a colour may be off by a tolerance, a size may not", () => {
  expect(comparePictures(aPicture(6), aPicture(6, 130), 0.1)).toBeNull();
  expect(comparePictures(aPicture(6), aPicture(7), 1)).toMatchObject({
    sizes: "6×4 became 7×4",
  });
});
