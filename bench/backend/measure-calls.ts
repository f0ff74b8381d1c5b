import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, millisecondsOf } from "../compare.ts";
import { figure, ratioAtMost, type Figure } from "../figure.ts";
import { openPglite, openPostgres, type Engine } from "./engine.ts";
import { makeDatabase } from "./make-database.ts";

const area = "calls";
const people = 10;
const bookings = 5_000;
const rounds = 15;
const open = "select * from public.open_calls('call15')";
const taken = `select starts_at, ends_at from public.call_bookings
  where status = 'confirmed' and ends_at > now() order by starts_at`;

/** The open times of eight weeks for ten people who have 5,000 calls, beside the plain list of these calls. */
export async function measureCalls(): Promise<readonly Figure[]> {
  const embedded = await withTempFolder(async (folder) => {
    await makeDatabase({ mode: "embedded" }, folder);
    return compare("PGlite", await openPglite(folder));
  });
  const server = await startPostgresHere();
  const onPostgres = await withCleanUp(
    () => server.remove(),
    () =>
      withTempFolder(async (folder) => {
        const databaseUrl = await server.createDatabase();
        await makeDatabase({ mode: "postgres", databaseUrl }, folder);
        return compare("PostgreSQL", openPostgres(databaseUrl));
      }),
  );
  return [embedded, onPostgres];
}

function compare(name: string, engine: Engine): Promise<Figure> {
  return withCleanUp(
    () => engine.close(),
    async () => {
      await fill(engine);
      const stored = Number(
        (await engine.run("select count(*) from public.call_bookings"))[0]?.["count"],
      );
      if (stored < bookings) throw new Error(`There are ${stored} calls only.`);
      const offered = (await engine.run(open)).length;
      await engine.run(taken);
      const compared = await alternate(
        rounds,
        () => millisecondsOf(() => engine.run(open)),
        () => millisecondsOf(() => engine.run(taken)),
      );
      return figure(
        {
          area,
          name: `open times of eight weeks, ${name}`,
          unit: "ms",
          limit: "its calls in plain SQL",
          ...compared,
          note: `${offered.toLocaleString("en-US")} times, ${stored.toLocaleString("en-US")} calls`,
        },
        ratioAtMost(3),
      );
    },
  );
}

/** People with the usual hours, and every third or so of their quarters taken. */
async function fill(engine: Engine): Promise<void> {
  await engine.run("alter table public.call_bookings disable trigger user");
  await engine.run("update public.call_types set horizon_days = 40");
  for (let host = 2; host <= people; host += 1) {
    await engine.run(
      `insert into public.call_hosts (number, name, takes_calls) values (${host}, 'Person ${host}', true)`,
    );
    await engine.run(`select private.give_usual_hours(${host})`);
  }
  await engine.run(`
    insert into public.call_bookings (type, name, email, starts_at, ends_at, host)
    select 'call15', 'Caller', 'caller@example.com', slot.starts, slot.starts + interval '15 minutes', slot.host
    from private.call_slots('call15', now()) slot
    order by hashtext(slot.starts::text || slot.host) limit ${bookings}`);
  await engine.run("alter table public.call_bookings enable trigger user");
  await engine.run("analyze");
}
