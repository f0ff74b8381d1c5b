import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Line = { readonly origin: string; cut(): void; mend(): void; close(): void };

/** A line to the site that can be cut: WebDriver has no way to take a browser off the network. */
export async function openLine(sitePort: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((visitor) => {
    if (isCut) {
      visitor.destroy();
      return;
    }
    const site = connect(sitePort, "127.0.0.1");
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      // A pipe hands on an end but no break, and half a connection would keep a request for ever.
      socket.on("close", () => {
        sockets.delete(socket);
        if (!socket.readableEnded) other.destroy();
      });
    }
    visitor.pipe(site).pipe(visitor);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      dropAll();
    },
  };
}
