import { decorate, measure, page, rule, type Identity, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";

const top = 742;

/** The foot of every page but a dark first and last one: who, what, and which page of how many. */
export function addFooters(sheet: Sheet, { title, author }: Identity) {
  const { doc, colours } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    if (sheet.darkPages.has(index)) continue;
    doc.switchToPage(index);
    rule(sheet, "line", 1, top - 10);
    decorate(sheet, () => {
      doc.font(styles.label.cut).fontSize(styles.label.size).fillColor(colours["ink-2"]);
      doc.text(`${author} · ${title}`, page.margin, top, { width: measure / 2, lineBreak: false });
      const number = `${index + 1} of ${count}`;
      doc.text(number, page.margin, top, { width: measure, align: "right" });
    });
  }
}
