import PDFDocument from "pdfkit";
import { rocketColour, rocketTokens } from "../../render/look-tokens.ts";
import { fontCuts, fontFile, type FontCut } from "../../render/static-fonts.ts";

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54, top: 72, bottom: 708 } as const;
export const measure = page.width - 2 * page.margin;

const colourNames = [
  "paper",
  "surface",
  "inset",
  "ink",
  "ink-2",
  "line",
  "signal",
  "signal-text",
  "sky",
  "sky-line",
  "on-sky",
  "on-sky-2",
] as const;

export type ColourName = (typeof colourNames)[number];

export type TextStyle = {
  readonly cut: FontCut;
  /** In points. */
  readonly size: number;
  /** Line height as a multiple of the size. */
  readonly lead: number;
  readonly colour: ColourName;
  /** In em. */
  readonly tracking?: number;
};

type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

/** A document while it is being set: the tree of its structure, and how far down the page it is. */
export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly structure: Structure;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** Pages without a footer, by index. */
  readonly darkPages: Set<number>;
  y: number;
};

export type Identity = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Fixed, so that the same words give the same file. */
  readonly date: Date;
};

export function openSheet({ title, subject, author, date }: Identity): Sheet {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  });
  for (const cut of fontCuts) doc.registerFont(cut, fontFile(cut));
  const structure = doc.struct("Document");
  doc.addStructure(structure);
  const tokens = rocketTokens();
  const colours = Object.fromEntries(colourNames.map((name) => [name, rocketColour(name, tokens)]));
  return {
    doc,
    structure,
    colours: colours as Record<ColourName, string>,
    darkPages: new Set(),
    y: page.top,
  };
}

export function addPage(sheet: Sheet, ground: ColourName = "paper") {
  sheet.doc.addPage();
  if (ground === "sky") sheet.darkPages.add(sheet.doc.bufferedPageRange().count - 1);
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, page.width, page.height).fill(sheet.colours[ground]);
  });
  sheet.y = page.top;
}

/** Starts a new page when fewer points than these are left on this one. */
export function keep(sheet: Sheet, height: number) {
  if (sheet.y + height > page.bottom) addPage(sheet);
}

/** What is drawn here is not part of what the document says. */
export function decorate({ doc }: Sheet, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

export function rule(sheet: Sheet, colour: ColourName, thickness: number, y = sheet.y) {
  decorate(sheet, () => {
    sheet.doc.rect(page.margin, y, measure, thickness).fill(sheet.colours[colour]);
  });
}

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly href?: string;
};

/** Sets text as one element of the structure, whose parent is the document unless another is given. */
export function put(
  sheet: Sheet,
  tag: string,
  text: string,
  style: TextStyle,
  place: Place,
  parent: Structure = sheet.structure,
) {
  const draw = () => setText(sheet, text, style, place);
  parent.add(sheet.doc.struct(tag, {}, draw));
}

function setText(sheet: Sheet, text: string, style: TextStyle, { x, y, width, href }: Place) {
  const { doc, colours } = sheet;
  // Half the leading stands above the line, as in CSS.
  const top = y + (style.lead * style.size - applyFont(sheet, style)) / 2;
  doc.fillColor(colours[style.colour]).text(text, x, top, {
    ...textOptions(sheet, style, width),
    ...(href && { link: href, underline: false }),
  });
}

export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  applyFont(sheet, style);
  const height = sheet.doc.heightOfString(text, textOptions(sheet, style, width));
  return Math.round(height * 100) / 100;
}

function applyFont({ doc }: Sheet, { cut, size }: TextStyle): number {
  doc.font(cut).fontSize(size);
  return doc.currentLineHeight();
}

function textOptions({ doc }: Sheet, { size, lead, tracking = 0 }: TextStyle, width: number) {
  return {
    width,
    lineGap: lead * size - doc.currentLineHeight(),
    characterSpacing: tracking * size,
    lineBreak: true,
  };
}

export function closeSheet({ doc, structure }: Sheet): Promise<Buffer> {
  structure.end();
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    doc.end();
  });
}
