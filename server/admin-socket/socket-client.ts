import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { socketAddress } from "./socket-address.ts";

/** The running server's answer to a command; rejects when no server listens. */
export function askServer(
  dataFolder: string,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      socketPath: socketAddress(dataFolder),
      method,
      path,
      headers: { "content-type": "application/json" },
    })
      .once("response", resolve)
      .once("error", reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Whether a running server can be asked. */
export function isServerListening(dataFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketAddress(dataFolder));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

export async function readAnswer(answer: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(answer));
}
