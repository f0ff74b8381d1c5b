import * as fc from "fast-check";
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelSlots, type Model, type ModelHost } from "../support/slot-model.ts";
import { usualTimes } from "../support/usual-times.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";

const zones = [
  "America/Los_Angeles",
  "Europe/Lisbon",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "UTC",
] as const;
const minute = 60_000;
/** Changes of the clocks in both hemispheres, a leap day, the end of a year. */
const moments = [
  "2026-10-23T09:10:00Z",
  "2026-12-22T17:00:30Z",
  "2027-03-11T23:59:59Z",
  "2027-03-26T06:00:00Z",
  "2027-09-23T12:34:00Z",
  "2028-02-26T03:00:00Z",
  "2028-04-01T10:00:00Z",
].map((text) => Date.parse(text));

const quarter = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 15);
const window = fc
  .tuple(quarter(92), fc.integer({ min: 1, max: 40 }))
  .map(([opens, quarters]) => ({ opens, closes: Math.min(1440, opens + quarters * 15) }));
/** Of one weekday: such that do not overlap. */
const windows = fc
  .uniqueArray(quarter(96), { minLength: 0, maxLength: 4 })
  .map((edges) => edges.toSorted((one, other) => one - other))
  .map((edges) =>
    edges.flatMap((opens, index) =>
      index % 2 === 0 && edges[index + 1] !== undefined
        ? [{ opens, closes: edges[index + 1] ?? 1440 }]
        : [],
    ),
  );
const aHost = (number: number): fc.Arbitrary<ModelHost> =>
  fc.record({
    number: fc.constant(number),
    zone: fc.constantFrom(...zones),
    takesCalls: fc.boolean().map((says) => says || number === 1),
    buffer: fc.constantFrom(0, 5, 10, 30, 120),
    mostPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
    hours: fc.dictionary(fc.constantFrom("1", "2", "3", "4", "5", "6", "7"), windows),
  });

function aModel(now: number): fc.Arbitrary<Model> {
  const day = (most: number) =>
    fc
      .integer({ min: -3, max: most })
      .map((days) => new Date(now + days * 1440 * minute).toISOString().slice(0, 10));
  const exception = fc
    .record({
      host: fc.constantFrom(null, 1, 2),
      first: day(20),
      days: fc.integer({ min: 0, max: 4 }),
      yearly: fc.boolean(),
      open: fc.option(window),
    })
    .map(({ first, days, ...rest }) => ({
      ...rest,
      first,
      last: rest.yearly
        ? first
        : new Date(Date.parse(first) + days * 1440 * minute).toISOString().slice(0, 10),
    }));
  const time = fc
    .record({
      host: fc.constantFrom(1, 2),
      quarters: fc.integer({ min: -8, max: 96 * 10 }),
      length: fc.constantFrom(15, 30, 30, 60, 600),
      buffer: fc.constantFrom(0, 0, 10, 30),
      kind: fc.constantFrom("confirmed", "done", "cancelled", "block"),
    })
    .map(({ host, quarters, length, buffer, kind }) => {
      const from = Math.floor(now / (15 * minute)) * 15 * minute + quarters * 15 * minute;
      const isCall = kind !== "block";
      return {
        host,
        from,
        to: from + (isCall ? 15 : length) * minute,
        buffer: isCall ? buffer : 0,
        isBusy: kind === "confirmed" || kind === "block",
        counts: kind === "confirmed" || kind === "done",
      };
    });
  return fc.record({
    length: fc.constant(15),
    step: fc.constantFrom(5, 10, 15, 20, 30, 60),
    notice: fc.constantFrom(0, 60, 240, 2880),
    horizon: fc.integer({ min: 1, max: 12 }),
    hosts: fc.tuple(aHost(1), aHost(2)),
    exceptions: fc.array(exception, { maxLength: 5 }),
    times: fc.array(time, { maxLength: 14 }).map(withoutOverlaps),
  });
}

type ModelTime = Model["times"][number];

/** The guard of the table holds for what is stored as well. */
function withoutOverlaps(times: readonly ModelTime[]): readonly ModelTime[] {
  const kept: ModelTime[] = [];
  for (const time of times) {
    const isCall = ({ counts, isBusy, to, from }: ModelTime) =>
      isBusy && counts && to - from === 15 * minute;
    const meets = (other: ModelTime) =>
      isCall(other) &&
      isCall(time) &&
      other.host === time.host &&
      other.from < time.to + time.buffer * minute &&
      time.from < other.to + other.buffer * minute;
    if (!kept.some(meets)) kept.push(time);
  }
  return kept;
}

describe.each(engines)("which times are open on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.remove());

  type Answer = { starts: string; host: number; isFree: boolean };

  async function slots(kysely: Kysely<unknown>, type: string, now: number, onlyAt?: string) {
    const { rows } = await sql<Answer>`
      select distinct to_char(slot.starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts, slot.host,
        slot.is_free as "isFree"
      from private.call_slots(${type}, ${new Date(now).toISOString()}::timestamptz, null,
        ${onlyAt ?? null}::timestamptz) slot
      order by 1, 2`.execute(kysely);
    return rows;
  }

  test.each(["call15", "partner30", "consult30"] as const)(
    "a first start offers the specification's hours for %s, at every moment of two years",
    async (type) => {
      for (let now = Date.parse("2026-12-01T08:00:00Z"); now < Date.parse("2028-12-01");) {
        const offered = await slots(server.backend.database.kysely, type, now);
        expect(offered.map(({ starts }) => starts)).toEqual(usualTimes(type, new Date(now)));
        expect(offered.every(({ isFree, host }) => isFree && host === 1)).toBe(true);
        now += 9.37 * 24 * 60 * minute;
      }
    },
    60_000,
  );

  test("any calendar offers what its rules say, and one time is answered as among all", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...moments).chain((now) => aModel(now).map((model) => ({ now, model }))),
        async ({ now, model }) => {
          const wanted = modelSlots(model, now);
          await inCalendar(model, async (kysely) => {
            expect(await slots(kysely, "call15", now)).toEqual(wanted);
            const some = wanted.filter((_, index) => index % 37 === 0).slice(0, 4);
            for (const { starts } of some) {
              const same = wanted.filter((slot) => slot.starts === starts);
              expect(await slots(kysely, "call15", now, starts)).toEqual(same);
              const off = new Date(Date.parse(starts) + minute).toISOString();
              expect(await slots(kysely, "call15", now, off)).toEqual(
                wanted.filter((slot) => slot.starts === off),
              );
            }
          });
        },
      ),
      { numRuns: 120 },
    );
  }, 120_000);

  /** Does it in a calendar that is there for as long as that takes. */
  async function inCalendar(
    model: Model,
    look: (kysely: Kysely<unknown>) => Promise<void>,
  ): Promise<void> {
    const over = new Error("over");
    await server.backend.database.unhurried
      .transaction()
      .execute(async (transaction) => {
        for (const statement of statementsOf(model)) await sql.raw(statement).execute(transaction);
        await look(transaction);
        throw over;
      })
      .catch((error: unknown) => {
        if (error !== over) throw error;
      });
  }
});

function statementsOf({ hosts, exceptions, times, ...type }: Model): readonly string[] {
  const text = (at: number) => new Date(at).toISOString();
  return [
    "delete from public.call_hours",
    "delete from public.call_exceptions",
    `update public.call_types set step_minutes = ${type.step}, notice_minutes = ${type.notice},
      horizon_days = ${type.horizon} where id = 'call15'`,
    ...hosts.flatMap((host) => [
      `insert into public.call_hosts (number, takes_calls) values (${host.number}, false) on conflict (number) do nothing`,
      `update public.call_hosts set time_zone = '${host.zone}', takes_calls = ${host.takesCalls},
        buffer_minutes = ${host.buffer}, most_per_day = ${host.mostPerDay ?? "null"} where number = ${host.number}`,
      ...Object.entries(host.hours).flatMap(([weekday, all]) =>
        all.map(
          ({ opens, closes }) =>
            `insert into public.call_hours (host, type, weekday, opens, closes)
              values (${host.number}, 'call15', ${weekday}, ${opens}, ${closes})`,
        ),
      ),
    ]),
    ...exceptions.map(
      ({ host, first, last, yearly, open }) =>
        `insert into public.call_exceptions (host, first_day, last_day, yearly, opens, closes)
          values (${host ?? "null"}, '${first}', '${last}', ${yearly}, ${open?.opens ?? "null"}, ${open?.closes ?? "null"})`,
    ),
    ...times.map(({ host, from, to, buffer, isBusy, counts }) =>
      isBusy && !counts
        ? `insert into public.call_blocks (host, starts_at, ends_at) values (${host}, '${text(from)}', '${text(to)}')`
        : `insert into public.call_bookings (type, name, email, starts_at, ends_at, host, buffer_minutes, status)
            values ('call15', 'A', 'a@example.com', '${text(from)}', '${text(to)}', ${host}, ${buffer},
              '${isBusy ? "confirmed" : counts ? "done" : "cancelled"}')`,
    ),
  ];
}
