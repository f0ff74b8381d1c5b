import { createServer, type Server } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { generate } from "selfsigned";
import { afterAll, beforeAll } from "vitest";

/** What a tool was told. */
export type Taken = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Answer = {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What comes after the body where it is not the end: nothing, or the end of the connection. */
  readonly after?: "silence" | "break";
};

/** A program that webhooks are sent to. */
export type Tool = {
  /** `https://localhost:…`, without a path. */
  readonly origin: string;
  /** In the order in which they came. */
  readonly taken: Taken[];
  /** How it answers from now on, by the path it was asked at. */
  answerWith(answer: (taken: Taken) => Answer | "nothing"): void;
  /** Breaks the connections of those that wait for an answer. */
  hangUp(): void;
  stop(): Promise<void>;
};

type Certificate = { readonly key: string; readonly cert: string };

let ours: Promise<Certificate> | undefined;

/** A certificate for this machine, which this process trusts. One: of two with the same name only one would be found. */
export function certificateHere(): Promise<Certificate> {
  ours ??= makeCertificate().then((made) => {
    setDefaultCACertificates([...getCACertificates("default"), made.cert]);
    return made;
  });
  return ours;
}

async function makeCertificate(): Promise<Certificate> {
  const names = [{ name: "commonName", value: "localhost" }];
  const { private: key, cert } = await generate(names, { keyType: "ec", algorithm: "sha256" });
  return { key, cert };
}

/** Takes everything with 204 until it is told otherwise. */
export async function startTool(): Promise<Tool> {
  const { key, cert } = await certificateHere();
  const taken: Taken[] = [];
  let answer: (one: Taken) => Answer | "nothing" = () => ({ status: 204 });
  const server: Server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const one = { path: request.url ?? "", headers, body: Buffer.concat(parts).toString() };
      taken.push(one);
      const said = answer(one);
      if (said === "nothing") return;
      response.writeHead(said.status, said.headers);
      if (said.after === undefined) response.end(said.body);
      else response.write(said.body, () => said.after === "break" && response.socket?.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    origin: `https://localhost:${port}`,
    taken,
    answerWith(next) {
      answer = next;
    },
    hangUp: () => server.closeAllConnections(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A tool for the tests of one block. */
export function toolHere(): () => Tool {
  let tool: Tool | undefined;
  beforeAll(async () => {
    tool = await startTool();
  });
  afterAll(() => tool?.stop());
  return () => {
    if (tool === undefined) throw new Error("The tool has not started.");
    return tool;
  };
}
