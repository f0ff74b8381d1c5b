import { seededRandom } from "#app/lib/random.ts";
import { expectedLetters, letterFile } from "./read-files.ts";

/** What letters are made of, put where it does not belong. */
const pieces = [
  "\r\n\r\n",
  "\r\n--cut-here\r\n",
  "\r\n--cut-here--\r\n",
  "\0",
  "=?utf-8?b?",
  "?=",
  "Content-Type: multipart/mixed; boundary=cut-here\r\n",
  "Content-Type: message/rfc822\r\n",
  "Content-Transfer-Encoding: base64\r\n",
  "From: a@b.example, c@d.example\r\n",
  "<blockquote>".repeat(30),
  ">".repeat(70),
  "\u202E",
  "\uD83D",
  "=ED=A0=BD",
  "(".repeat(90),
  " ".repeat(400),
  "On 1 Dec 2026, Ben wrote:\n> ",
].map((text) => Buffer.from(text));

/** Letters of the folder with up to eight bytes turned, cut, doubled, or mixed with another letter. */
export function* mutations(count: number, seed: number): Generator<Buffer> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const letters = expectedLetters.map(({ file }) => letterFile(file));
  const any = () => letters[below(letters.length)] ?? Buffer.alloc(0);
  for (let made = 0; made < count; made += 1) {
    let raw = Buffer.from(any());
    for (let changes = 1 + below(8); changes > 0; changes -= 1) {
      const at = below(raw.length + 1);
      const to = Math.min(raw.length, at + below(200));
      const other = any();
      const piece = pieces[below(pieces.length)] ?? other;
      switch (below(6)) {
        case 0:
          if (at < raw.length) raw[at] = below(256);
          break;
        case 1:
          raw = raw.subarray(0, at);
          break;
        case 2:
          raw = Buffer.concat([raw.subarray(0, at), raw.subarray(to)]);
          break;
        case 3:
          raw = Buffer.concat([raw.subarray(0, to), raw.subarray(at)]);
          break;
        case 4:
          raw = Buffer.concat([raw.subarray(0, at), other.subarray(below(other.length + 1))]);
          break;
        default:
          raw = Buffer.concat([raw.subarray(0, at), piece, raw.subarray(at)]);
      }
    }
    yield Buffer.from(raw);
  }
}
