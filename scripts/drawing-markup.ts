/** Of the file alone, which has nothing around it. */
const alone = /<title>[\s\S]*?<\/title>|<style>[\s\S]*?<\/style>|<rect id="ground"[^>]*\/>/g;
const comment = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g;
const property = /(--[\w-]+):\s*([^;]+);/g;
const plainColour = /\b(?:fill|stroke|color)="(?!none"|currentColor"|url\(|var\()([^"]*)"/i;

/**
 * What a page takes from a drawing's file: the shapes in the outermost `<svg>`, on one line. Each attribute whose value
 * the file's `<style>` gives to a custom property refers to that property instead. A file that names any has to name all
 * of its colours.
 */
export function drawingMarkup(file: string): string {
  const [, inside] = /<svg\b[^>]*>([\s\S]*)<\/svg>/.exec(file.replaceAll(comment, "")) ?? [];
  if (inside === undefined) throw new Error("No <svg> with anything in it.");
  const properties = namedValues(inside);
  let shapes = inside.replaceAll(alone, "");
  for (const [value, name] of properties) {
    const plain = `="${value}"`;
    if (!shapes.includes(plain)) throw new Error(`Nothing has the value of ${name}, ${value}.`);
    shapes = shapes.replaceAll(plain, `="var(${name})"`);
  }
  const unnamed = properties.size > 0 && plainColour.exec(shapes)?.[1];
  if (unnamed) throw new Error(`No custom property has the value ${unnamed}.`);
  return shapes
    .replaceAll(/>\s*\n\s*</g, "><")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/" (?=\/?>)/g, '"')
    .trim();
}

/** Names of custom properties by their values. */
function namedValues(markup: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, style = ""] of markup.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
    for (const [, name = "", value = ""] of style.matchAll(property)) {
      const other = names.get(value);
      if (other) throw new Error(`${other} and ${name} have one value, ${value}.`);
      names.set(value, name);
    }
  }
  return names;
}
