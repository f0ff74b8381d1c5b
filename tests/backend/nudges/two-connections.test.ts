import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { nudgeTeamOn } from "./nudge-team.ts";

/** What two servers on one database do at the same moment: the second begins before the first has ended. */
describe.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "two at once, on one %s",
  (engine) => {
    const team = nudgeTeamOn(engine, { hasMail: false });
    let first: postgres.Sql;
    let second: postgres.Sql;

    beforeAll(() => {
      const url = team.server().environment["DATABASE_URL"] ?? "";
      first = postgres(url, { max: 1 });
      // Whoever waits for the other fails, instead of hanging.
      second = postgres(url, { max: 1, connection: { lock_timeout: 500 } });
    });
    afterAll(async () => {
      await first.end();
      await second.end();
    });

    test.each(["find_nudges", "hand_out_nudges"])(
      "%s is done by one of them, and the other goes on with its work",
      async (name) => {
        const { id } = await team.aRecord();
        await team.assign("lee", id, "lee");
        await team.note("dana", id, "Look", ["lee"]);
        await team.waitedFor(id, "25 hours");
        const act = `select private.${name}()`;
        await first.begin(async (transaction) => {
          await transaction.unsafe(act);
          await second.unsafe(act);
        });
        await second.unsafe(act);
        const nudged = await team.run(
          "select what, handed_at is not null as is_handed from private.nudged order by what",
        );
        const letters = await team.run(
          "select payload ->> 'what' as what from public.outbox where template = 'nudge'",
        );
        expect({ nudged, letters }).toEqual(
          name === "find_nudges"
            ? {
                nudged: [
                  { what: "mentioned", is_handed: false },
                  { what: "overdue", is_handed: false },
                ],
                letters: [],
              }
            : {
                nudged: [{ what: "mentioned", is_handed: true }],
                letters: [{ what: "mentioned" }],
              },
        );
      },
    );
  },
);
