/**
 * The lines of a stream of UTF-8 bytes, without their breaks; an error of the stream is thrown. A line may come in any number
 * of pieces: each is looked at once.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of stream) {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    pieces.push(first);
    const last = others.pop();
    if (last === undefined) continue;
    yield pieces.join("");
    yield* others;
    pieces = [last];
  }
  const rest = pieces.join("");
  if (rest !== "") yield rest;
}
