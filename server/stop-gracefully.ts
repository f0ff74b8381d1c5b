import type { Server } from "node:http";

const PATIENCE_MS = 10_000;

/**
 * Stops accepting connections and resolves when every request in flight has been answered; after ten
 * seconds those that still hang are cut off.
 */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
