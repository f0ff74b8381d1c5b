import { hash01 } from "#app/lib/random.ts";
import { escapeHtml } from "#domain/escape-html.ts";

const letters = 6;

/** `FA-` and six letters of base 36; the same person and course, the same number. */
export function certificateId(learner: string, course: string): string {
  let key = 7;
  for (const letter of `${learner}|${course}`) {
    key = (Math.imul(key, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  }
  const number = Math.floor(hash01(key) * 36 ** letters);
  return `FA-${number.toString(36).toUpperCase().padStart(letters, "0")}`;
}

export type Certificate = {
  readonly learner: string;
  readonly course: string;
  readonly instructor: string;
  /** `Oct 25, 2026` */
  readonly date: string;
  /** `1 h 14 min` */
  readonly hours: string;
  readonly id: string;
};

/** A certificate as a drawing on its own, for a download. */
export function certificateSvg(certificate: Certificate): string {
  const { learner, course, instructor, date, hours, id } = certificate;
  const text = (y: number, size: number, weight: number, value: string) =>
    `<text x="400" y="${y}" text-anchor="middle" font-size="${size}" font-weight="${weight}">${escapeHtml(value)}</text>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" font-family="Mona Sans, Helvetica, Arial, sans-serif" fill="#17382b">',
    '<rect width="800" height="560" fill="#f6f4e8"/>',
    '<rect x="24" y="24" width="752" height="512" fill="none" stroke="#1f6b4a" stroke-width="3"/>',
    '<rect x="34" y="34" width="732" height="492" fill="none" stroke="#1f6b4a" stroke-width="1"/>',
    '<path d="M400 62c22 0 34 14 34 14s-12 14-34 14-34-14-34-14 12-14 34-14Z" fill="#1f6b4a"/>',
    text(132, 20, 600, "Fieldnote Academy"),
    text(188, 18, 400, "This certifies that"),
    text(246, 44, 700, learner),
    text(292, 18, 400, "has completed the course"),
    text(342, 32, 650, course),
    text(392, 17, 400, `${hours}, taught by ${instructor}`),
    text(452, 18, 600, date),
    text(492, 15, 400, id),
    "</svg>",
  ].join("");
}
