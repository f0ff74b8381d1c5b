import type { Backend } from "../backend/open-backend.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";
import type { Logger } from "../logging.ts";
import { createAnswerEvents, type AnswerEvents } from "./answer-events.ts";
import { atMostEvery } from "./at-most-every.ts";
import { createHub } from "./hub.ts";
import { openPostgresChannel } from "./postgres-channel.ts";
import { createStaffCheck } from "./staff-check.ts";

/** Between two events of a stream, and between two words to the other servers. */
const PAUSE_MS = 100;

export type Live = {
  readonly answerEvents: AnswerEvents;
  /** Whether a stream of this server hears of what is stored anywhere. */
  hearsAll(): boolean;
  /** Something that the inbox shows has changed by this server: who has it open here or elsewhere looks again. */
  tell(): void;
  /** What is done once a minute: ends the streams of those who no longer work here. */
  checkNow(): Promise<void>;
  /** Before the server stops: it waits for every answer under way, and these have no end. */
  endStreams(): void;
  /** When nothing tells any more. */
  stop(): Promise<void>;
};

/** New records on screen while they come in; `sharedUrl` leads to a PostgreSQL that several servers may share. */
export async function startLive(
  { database, secrets }: Pick<Backend, "database" | "secrets">,
  limits: Pick<RateLimits, "questions">,
  logger: Logger,
  sharedUrl?: string,
): Promise<Live> {
  const standingOf = createStaffCheck(database.kysely);
  const hub = createHub(async (claims) => (await standingOf(claims)) === "staff");
  const here = atMostEvery(PAUSE_MS, () => hub.tell());
  const channel =
    sharedUrl === undefined
      ? undefined
      : await openPostgresChannel(sharedUrl, () => here.ask(), logger);
  const elsewhere = atMostEvery(PAUSE_MS, () => channel?.notify());

  function endStreams(): void {
    here.flush();
    hub.close();
  }
  return {
    answerEvents: createAnswerEvents({
      hub,
      standingOf,
      limits,
      logger,
      jwtSecret: secrets.jwtSecret,
    }),
    hearsAll: () => channel?.isHeard() ?? true,
    tell() {
      here.ask();
      elsewhere.ask();
    },
    checkNow: () => hub.checkNow(),
    endStreams,
    async stop() {
      endStreams();
      elsewhere.flush();
      await channel?.stop();
    },
  };
}
