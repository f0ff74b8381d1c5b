import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** What PostgreSQL says to who listens: NotificationResponse of its protocol. */
const NOTIFICATION = "A".charCodeAt(0);

export type DeafProxy = {
  /** The same database behind it. */
  readonly databaseUrl: string;
  /** From now on it passes on what is said to who listens. */
  hear(): void;
  stop(): Promise<void>;
};

/**
 * Stands before a PostgreSQL as a pooler that lends connections by transaction: everything passes but notifications, which
 * reach a connection that nobody holds.
 */
export async function startDeafProxy(databaseUrl: string): Promise<DeafProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isDeaf = true;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        database.destroy();
        sockets.delete(socket);
      });
    }
    client.pipe(database);
    let waiting = Buffer.alloc(0);
    database.on("data", (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      // A message is its kind and its length, which counts itself.
      while (waiting.length >= 5 && waiting.length >= 1 + waiting.readUInt32BE(1)) {
        const end = 1 + waiting.readUInt32BE(1);
        if (!isDeaf || waiting[0] !== NOTIFICATION) client.write(waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = new URL(databaseUrl);
  own.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: own.href,
    hear: () => void (isDeaf = false),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
