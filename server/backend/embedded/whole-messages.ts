const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/**
 * Cuts what arrives on a connection of PostgreSQL's protocol after its last whole message; what follows waits for its
 * rest. Only a connection's first message has no type before its length.
 */
export function wholeMessages(): (chunk: Buffer) => Buffer {
  let waiting: Buffer = Buffer.alloc(0);
  let isFirst = true;

  function endOfMessage(start: number): number | undefined {
    const lengthAt = isFirst ? start : start + TYPE_BYTES;
    if (waiting.length < lengthAt + LENGTH_BYTES) return undefined;
    const end = lengthAt + waiting.readUInt32BE(lengthAt);
    return end <= waiting.length ? end : undefined;
  }

  return function add(chunk) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    let end = 0;
    for (;;) {
      const next = endOfMessage(end);
      if (next === undefined) break;
      isFirst = false;
      end = next;
    }
    const whole = waiting.subarray(0, end);
    waiting = waiting.subarray(end);
    return whole;
  };
}
