const page = { width: 612, height: 792, left: 56, top: 728 } as const;
const sizes = { title: 20, line: 11, leading: 15 } as const;
/** As many lines as fit under the title. */
const maxLines = 45;

/** Where the fonts' encoding has it. */
const ellipsis = "\u0085";

/**
 * A one-page PDF 1.4 of plain lines in Helvetica, small enough to be made where it is asked for. Letters outside
 * Latin-1 become question marks; lines after the 45th are cut, with an ellipsis to say so.
 */
export function makePdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines - 1), "…"] : [...lines];
  const content = [
    "BT",
    `/F2 ${sizes.title} Tf ${page.left} ${page.top} Td (${escaped(title)}) Tj`,
    `/F1 ${sizes.line} Tf 0 -${sizes.leading * 2} Td ${sizes.leading} TL`,
    ...shown.map((line) => `(${escaped(line)}) Tj T*`),
    "ET",
  ].join("\n");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assembled([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]);
}

/** Numbers the objects and writes the table of where each begins. Every letter is one byte by now. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function escaped(text: string): string {
  return Array.from(text.replaceAll("…", ellipsis))
    .map((letter) => (/[\u0020-\u007e\u0085\u00a0-\u00ff]/.test(letter) ? letter : "?"))
    .join("")
    .replaceAll(/[()\\]/g, String.raw`\$&`);
}
