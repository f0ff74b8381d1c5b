import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

const NAME = "x-content-type-options";
const VALUE = "nosniff";

/** What the parser refuses, by its code; everything else it refuses is a bad request. */
const statusOfParserError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Has every answer of this server, whoever gives it, tell the browser to keep to its content type: also what fails on the
 * way, and what Node answers by itself. Pass `requireHostHeader: false` to the server, or Node answers one more.
 */
export function neverSniffed(server: Server): Server {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", ({ socket }, response) => {
    response.setHeader(NAME, VALUE);
    answers.set(socket, response);
  });
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { [NAME]: VALUE }).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const begun = answers.get(socket);
    // A second head in the middle of an answer would be read as its content.
    if (socket.writable && (!begun?.headersSent || begun.writableFinished)) {
      const status = statusOfParserError[error.code ?? ""] ?? 400;
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${NAME}: ${VALUE}\r\nconnection: close\r\n\r\n`,
      );
    }
    socket.destroy();
  });
  return server;
}
