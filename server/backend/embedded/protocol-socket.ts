import type { Socket } from "node:net";
import { Duplex } from "node:stream";

/**
 * A connection for the driver whose end is always an error. The driver waits for ever for one that it is not given; when
 * one ends quietly before it has answered anything, the driver sends its first statement once more on the next, and the
 * clock that was set for that statement runs no more.
 */
export async function protocolSocket(connection: Promise<Socket>): Promise<Duplex> {
  try {
    const socket = await connection;
    socket.once("end", () => socket.destroy(new ConnectionReset()));
    return socket;
  } catch (error) {
    return brokenSocket(error);
  }
}

/** As the system says it of a connection whose other side is gone. */
class ConnectionReset extends Error {
  readonly code = "ECONNRESET";

  constructor() {
    super("The database process ended.");
  }
}

/** Ends as soon as it is there. */
function brokenSocket(error: unknown): Duplex {
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  setImmediate(() => socket.destroy(error instanceof Error ? error : new ConnectionReset()));
  return socket;
}
