import { spawn, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { busyFolder } from "../data-folder.ts";
import { ConnectionLost } from "../pool.ts";
import { PROTOCOL_DESCRIPTOR, type FromDatabase, type ToDatabase } from "./messages.ts";

const PROGRAM = path.join(import.meta.dirname, "database-process.ts");
/**
 * Optimising one function of the engine takes 600 MB for a moment, more than all else together; without it long sums
 * take half as long again and short statements the same.
 */
const ENGINE_FLAGS = ["--liftoff-only", "--disable-warning=ExperimentalWarning"];
/** How long statements wait for a process that is being started again, in milliseconds from its end on. */
const PATIENCE_MS = 8_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** The engine's last checkpoint takes a moment; what it does not write now it finds in its log at the next start. */
const CLOSING_MS = 10_000;

/** The database process ended without being told to; `code` is its exit code or signal. */
class DatabaseProcessEnded extends Error {
  readonly code: string;

  constructor(code: string) {
    super("The database process ended.");
    this.code = code;
  }
}

type Running = {
  readonly child: ChildProcess;
  readonly protocol: Socket;
  /** In milliseconds of the server's clock. */
  readonly readyAt: number;
  isTaken: boolean;
};

/** Starts the process of the embedded database and starts it again whenever it ends. */
export class Supervisor {
  private isClosing = false;
  /** Since when there is none, in milliseconds of the process's clock. */
  private missingSince: number | undefined;
  private readonly dataFolder: string;
  private running: Promise<Running>;

  private constructor(dataFolder: string, first: Running) {
    this.dataFolder = dataFolder;
    this.running = Promise.resolve(first);
    this.guard(first);
  }

  /** Throws DataFolderBusy, or {@link DatabaseProcessEnded} when it cannot be started. */
  static async start(dataFolder: string): Promise<Supervisor> {
    return new Supervisor(dataFolder, await launch(dataFolder));
  }

  /**
   * The connection to the process, which has one session. Whoever asks again has lost the last one in the middle of
   * something; a new process is the only session that surely knows nothing of it.
   */
  async connect(): Promise<Socket> {
    for (;;) {
      if (this.isClosing) throw new ConnectionLost();
      const running = await withinTime(this.running, this.patience());
      if (!running.isTaken) {
        running.isTaken = true;
        return running.protocol;
      }
      await this.end(running);
    }
  }

  /**
   * Ends the process at once, as a power cut would, when it has had a statement that was sent then for so many milliseconds;
   * it is started again. One that is being started has not had it yet.
   */
  endAfter(milliseconds: number, sentAt: number): void {
    this.running.then(
      ({ child, readyAt }) => {
        const since = Math.max(readyAt, sentAt);
        if (performance.now() - since >= milliseconds) child.kill("SIGKILL");
      },
      () => undefined,
    );
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const { child } = await this.running.catch(() => ({ child: undefined }));
    if (child === undefined || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.send({ type: "close" } satisfies ToDatabase, () => undefined);
    const impatience = globalThis.setTimeout(() => child.kill("SIGKILL"), CLOSING_MS);
    await ended;
    clearTimeout(impatience);
  }

  /** When it does not start for long, as on a full disk, nobody waits behind others who wait. */
  private patience(): number {
    const missing = this.missingSince === undefined ? 0 : performance.now() - this.missingSince;
    return Math.max(0, PATIENCE_MS - missing);
  }

  private async end(running: Running): Promise<void> {
    if (hasEnded(running.child)) return;
    const ended = new Promise((resolve) => running.child.once("exit", resolve));
    running.child.kill("SIGKILL");
    await ended;
  }

  private guard({ child }: Running): void {
    child.once("exit", (code, signal) => {
      if (this.isClosing) return;
      console.warn(new DatabaseProcessEnded(String(signal ?? code)));
      this.missingSince = performance.now();
      this.running = this.startAgain();
      // There may be no caller to take the rejection.
      this.running.catch(() => undefined);
    });
  }

  private async startAgain(): Promise<Running> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      if (this.isClosing) throw new ConnectionLost();
      try {
        const running = await launch(this.dataFolder);
        this.missingSince = undefined;
        this.guard(running);
        return running;
      } catch (error) {
        console.warn(error);
        await setTimeout(pause);
      }
    }
  }
}

function launch(dataFolder: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    [...ENGINE_FLAGS, PROGRAM, dataFolder, String(process.pid)],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe", "ipc"],
    },
  );
  const protocol = child.stdio[PROTOCOL_DESCRIPTOR];
  if (!(protocol instanceof Socket)) throw new TypeError("The process has no connection.");
  return new Promise((resolve, reject) => {
    const endedEarly = (code: number | null, signal: string | null) =>
      reject(new DatabaseProcessEnded(String(signal ?? code)));
    child.once("error", reject);
    child.once("exit", endedEarly);
    child.once("message", (message: FromDatabase) => {
      child.off("exit", endedEarly);
      if (message.type === "ready") {
        resolve({ child, protocol, readyAt: performance.now(), isTaken: false });
      } else if (message.type === "busy") {
        reject(busyFolder(dataFolder));
      } else reject(Object.assign(new DatabaseProcessEnded("failed"), message.facts));
    });
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function withinTime<Result>(wait: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = globalThis.setTimeout(() => reject(new ConnectionLost()), milliseconds);
  try {
    return await Promise.race([wait, promise]);
  } finally {
    clearTimeout(timer);
  }
}
