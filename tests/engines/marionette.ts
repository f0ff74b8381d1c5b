import { connect, type Socket } from "node:net";

/** What Marionette answers: the second part is an error, the third a result. */
type Answer = readonly [type: 1, id: number, error: WireError | null, result: unknown];
export type WireError = { readonly error: string; readonly message: string };

export type Marionette = {
  /** Answers the result, or throws `MarionetteError`. */
  call(command: string, parameters: object): Promise<unknown>;
  close(): void;
};

export class MarionetteError extends Error {
  readonly wire: WireError;
  constructor(wire: WireError) {
    super(`${wire.error}: ${wire.message}`);
    this.wire = wire;
  }
}

/**
 * Speaks with Firefox as its own driver does: `length:[0,id,command,parameters]` over TCP, and `length:[1,id,error,
 * result]` back; the length counts bytes.
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  await new Promise((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  readMessages(socket, (message) => {
    // The first message greets; it is not an answer.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as unknown as Answer;
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (error) waiter?.reject(new MarionetteError(error));
    else waiter?.resolve(result);
  });
  socket.on("close", () => {
    const lost = { error: "invalid session id", message: "Firefox has ended." };
    for (const waiter of waiting.values()) waiter.reject(new MarionetteError(lost));
    waiting.clear();
  });
  return {
    call(command, parameters) {
      lastId += 1;
      const waiter = Promise.withResolvers<unknown>();
      waiting.set(lastId, waiter);
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return waiter.promise;
    },
    close: () => socket.destroy(),
  };
}

function readMessages(socket: Socket, take: (message: unknown) => void) {
  let unread = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const colon = unread.indexOf(":");
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || unread.length < end) return;
      const text = unread.subarray(colon + 1, end).toString();
      unread = unread.subarray(end);
      take(JSON.parse(text));
    }
  });
}
