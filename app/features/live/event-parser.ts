const lineEnd = /\r\n|\n|\r(?!$)/;

/**
 * Reads a text of server-sent events that comes in pieces, cut anywhere, and calls back with the name of each event.
 * What an event says besides does not matter here, so one without data counts as well.
 */
export function eventParser(onEvent: (name: string) => void): (piece: string) => void {
  let rest = "";
  let name = "";

  function readLine(line: string) {
    if (line.startsWith("event:")) name = line.slice("event:".length).trim();
    if (line !== "") return;
    if (name !== "") onEvent(name);
    name = "";
  }

  return (piece) => {
    const lines = (rest + piece).split(lineEnd);
    rest = lines.pop() ?? "";
    lines.forEach(readLine);
  };
}
