import { expect, test } from "vitest";
import { propertiesToRead } from "./properties.ts";

test("longhands are read as their shorthand, and names that builds make up not at all", () => {
  const read = propertiesToRead([
    "margin-left",
    "margin-inline-start",
    "border-top-color",
    "--lift",
    "container-name",
    "width",
  ]);
  expect(read.every).toEqual(["border", "display", "margin", "opacity", "visibility"]);
});

test("what does something for few elements is read for those", () => {
  const read = propertiesToRead(["row-gap", "flex-grow", "letter-spacing", "fill", "object-fit"]);
  expect(read).toMatchObject({
    container: ["gap"],
    item: ["flex"],
    text: ["color", "font-family", "font-size", "letter-spacing"],
    replaced: ["object-fit"],
  });
  expect(read.drawing).toContain("fill");
  expect(read.every).not.toContain("fill");
});
