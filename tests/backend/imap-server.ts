import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

type StoredLetter = { readonly uid: number; readonly raw: Buffer; readonly at: Date };

/** What a connection does at a command: goes on, or breaks before or in the middle of its answer. */
type Fault = { readonly command: string; readonly where: "before" | "within" };

export type ImapServer = {
  readonly url: string;
  /** Puts a letter into INBOX, tells those who wait, and answers its number. */
  deliver(raw: string | Buffer): number;
  /** The mailbox counts anew, its letters from 1. */
  renumber(): void;
  remove(uid: number): void;
  /** The next command of this name breaks its connection, or so many of them. */
  breakAt(fault: Fault, times?: number): void;
  /** How many connections a fault has broken. */
  broken(): number;
  /** Every command that has come, without its tag and what follows its name. */
  readonly commands: string[];
  /** From now on nobody is let in. */
  refuse(isRefused: boolean): void;
  /** Ends every connection, as a line that is cut. */
  cut(): void;
  stop(): Promise<void>;
};

/**
 * As much of IMAP4rev1 (RFC 3501, RFC 2177) as reading a mailbox asks for, on one INBOX. It proves what the reader does with
 * answers, with breaks at any command and with numbers that change; not that a real server answers so.
 */
export async function startImapServer(
  user = "hello",
  password = "secret-word",
): Promise<ImapServer> {
  let letters: StoredLetter[] = [];
  let next = 1;
  let validity = 1;
  let fault: Fault | undefined;
  let faults = 0;
  let broken = 0;
  let isRefused = false;
  const sockets = new Set<Socket>();
  const idle = new Map<Socket, string>();
  const commands: string[] = [];

  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => {
      sockets.delete(socket);
      idle.delete(socket);
    });
    socket.on("error", () => undefined);
    socket.write("* OK [CAPABILITY IMAP4rev1 IDLE UIDPLUS] ready\r\n");
    let waiting = "";
    socket.on("data", (bytes) => {
      waiting += bytes.toString("latin1");
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        answer(socket, line);
      }
    });
  });

  function answer(socket: Socket, line: string) {
    const tagOfIdle = idle.get(socket);
    if (tagOfIdle !== undefined) {
      idle.delete(socket);
      if (line.toUpperCase() === "DONE") socket.write(`${tagOfIdle} OK idle over\r\n`);
      return;
    }
    const [, tag = "", isUid, name = "", rest = ""] =
      /^(\S+) (UID )?(\S+) ?(.*)$/i.exec(line) ?? [];
    const command = `${isUid ? "UID " : ""}${name}`.toUpperCase();
    commands.push(command);
    const isFaulty = faults > 0 && fault?.command === command;
    if (isFaulty) {
      faults -= 1;
      broken += 1;
    }
    if (isFaulty && fault?.where === "before") {
      socket.destroy();
      return;
    }
    const parts = answerOf(command, rest, tag, socket);
    if (isFaulty) {
      const whole = Buffer.concat(parts.map((part) => Buffer.from(part)));
      socket.write(whole.subarray(0, Math.floor(whole.length / 2)), () => socket.destroy());
      return;
    }
    for (const part of parts) socket.write(part);
  }

  function answerOf(
    command: string,
    rest: string,
    tag: string,
    socket: Socket,
  ): (string | Buffer)[] {
    switch (command) {
      case "CAPABILITY":
        return ["* CAPABILITY IMAP4rev1 IDLE UIDPLUS\r\n", `${tag} OK done\r\n`];
      case "LOGIN": {
        const [given, secret] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
          ([, quoted, plain]) => quoted ?? plain,
        );
        const isWelcome = !isRefused && given === user && secret === password;
        return [
          isWelcome ? `${tag} OK welcome\r\n` : `${tag} NO [AUTHENTICATIONFAILED] not you\r\n`,
        ];
      }
      case "SELECT":
      case "EXAMINE":
        return [
          `* ${letters.length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen)\r\n`,
          `* OK [UIDVALIDITY ${validity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`,
          `${tag} OK [READ-ONLY] opened\r\n`,
        ];
      case "UID SEARCH":
        return [`* SEARCH ${found(rest).join(" ")}\r\n`, `${tag} OK done\r\n`];
      case "UID FETCH":
        return [...fetched(rest), `${tag} OK done\r\n`];
      case "IDLE":
        idle.set(socket, tag);
        // What has come since it asked last is told at once.
        return ["+ idling\r\n", `* ${letters.length} EXISTS\r\n`];
      case "LOGOUT":
        return ["* BYE\r\n", `${tag} OK bye\r\n`];
      case "LIST":
        return ['* LIST (\\HasNoChildren) "/" INBOX\r\n', `${tag} OK done\r\n`];
      case "NAMESPACE":
        return ['* NAMESPACE (("" "/")) NIL NIL\r\n', `${tag} OK done\r\n`];
      default:
        return [`${tag} OK done\r\n`];
    }
  }

  function found(query: string): readonly number[] {
    const from = Number(/UID (\d+):\*/i.exec(query)?.[1] ?? 0);
    const since = /SINCE "?(\d{1,2}-[A-Za-z]{3}-\d{4})/i.exec(query)?.[1];
    const day = since === undefined ? 0 : Date.parse(`${since.replaceAll("-", " ")} UTC`);
    const matching = letters
      .filter(({ uid, at }) => uid >= from && at.getTime() >= day)
      .map(({ uid }) => uid);
    const last = letters.at(-1)?.uid;
    // As the RFC has it, `9:*` finds the last letter when its number is below nine.
    return matching.length === 0 && from > 0 && last !== undefined ? [last] : matching;
  }

  function fetched(query: string): readonly (string | Buffer)[] {
    const uid = Number(/^(\d+)/.exec(query)?.[1]);
    const index = letters.findIndex((letter) => letter.uid === uid);
    const letter = letters[index];
    if (!letter) return [];
    const wantsSource = /BODY(?:\.PEEK)?\[\]/i.test(query);
    const [, from, length] = /BODY(?:\.PEEK)?\[\]<(\d+)\.(\d+)>/i.exec(query) ?? [];
    const facts = `UID ${uid}${/RFC822\.SIZE/i.test(query) ? ` RFC822.SIZE ${letter.raw.length}` : ""}`;
    if (!wantsSource) return [`* ${index + 1} FETCH (${facts})\r\n`];
    const raw =
      from === undefined
        ? letter.raw
        : letter.raw.subarray(Number(from), Number(from) + Number(length));
    const name = from === undefined ? "BODY[]" : `BODY[]<${from}>`;
    return [`* ${index + 1} FETCH (${facts} ${name} {${raw.length}}\r\n`, raw, ")\r\n"];
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    commands,
    deliver(raw) {
      const uid = next;
      next += 1;
      letters.push({ uid, raw: Buffer.from(raw), at: new Date() });
      for (const socket of idle.keys()) socket.write(`* ${letters.length} EXISTS\r\n`);
      return uid;
    },
    renumber() {
      validity += 1;
      letters = letters.map((letter, index) => ({ ...letter, uid: index + 1 }));
      next = letters.length + 1;
    },
    remove(uid) {
      letters = letters.filter((letter) => letter.uid !== uid);
    },
    breakAt(wanted, times = 1) {
      fault = wanted;
      faults = times;
    },
    broken: () => broken,
    refuse(wanted) {
      isRefused = wanted;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
