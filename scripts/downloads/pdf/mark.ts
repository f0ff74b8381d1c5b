type Colours = { readonly line: string; readonly orb: string };

/** The mark in a square of the given side. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  side: number,
  { line, orb }: Colours,
) {
  doc
    .save()
    .translate(x, y)
    .scale(side / 32);
  doc.lineWidth(3.6).path("M6.8 30V13.4a9.7 9.7 0 1 1 9.7 9.7h-3.3").stroke(line);
  doc.circle(16.5, 13.4, 4.1).fill(orb);
  doc.restore();
}
