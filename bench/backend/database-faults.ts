import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { openBackend } from "../../server/backend/open-backend.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withTempFolder } from "../clean-up.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";
import { aVisitor, waitFor } from "./one-visitor.ts";

const area = "faults";
const kills = 20;
const faultyDisk = path.join(import.meta.dirname, "../../tests/backend/faulty-disk.ts");

/** What kills of the database's process, a full disk and a slow one do to the leads of those moments. */
export async function measureDatabaseFaults(): Promise<readonly Figure[]> {
  return [...(await killsOfTheDatabase()), ...(await fullDisk()), ...(await slowDisk())];
}

async function killsOfTheDatabase(): Promise<Figure[]> {
  return withTempFolder(async (folder) => {
    const acknowledged: string[] = [];
    const waits: number[] = [];
    await withOurServer({ DATA_DIR: folder }, async ({ origin, pid }) => {
      const { send } = await aVisitor(origin);
      for (let kill = 0; kill < kills; kill += 1) {
        const messages = Array.from({ length: 40 }, () => crypto.randomUUID());
        const answers = Promise.all(messages.map(send));
        await setTimeout(kill * 3);
        process.kill(databaseOf(pid), "SIGKILL");
        for (const [index, status] of (await answers).entries()) {
          if (status === 201) acknowledged.push(messages[index] ?? "");
        }
        const after = crypto.randomUUID();
        waits.push(await waitFor(() => send(after), 201));
        acknowledged.push(after);
      }
    });
    return [
      ...(await lost(`${kills} kills of the database's process`, folder, acknowledged)),
      figure(
        { area, name: "form after such a kill, longest", value: Math.max(...waits), unit: "ms" },
        valueAtMost(10_000),
      ),
    ];
  });
}

async function fullDisk(): Promise<Figure[]> {
  return withFaultyDisk(async ({ origin }, letDisk) => {
    const { send } = await aVisitor(origin);
    const acknowledged = Array.from({ length: 20 }, () => crypto.randomUUID());
    for (const message of acknowledged) await waitFor(() => send(message), 201);
    letDisk("full");
    const refusals = await Promise.all(
      Array.from({ length: 20 }, () => waitFor(() => send(crypto.randomUUID()), 503)),
    );
    letDisk("");
    const start = performance.now();
    const after = crypto.randomUUID();
    while ((await send(after)) !== 201) await setTimeout(100);
    const again = Math.round(performance.now() - start);
    const name = "on a full disk";
    return {
      acknowledged: [...acknowledged, after],
      name: "a full disk",
      figures: [
        figure(
          { area, name: `form ${name}, longest`, value: Math.max(...refusals), unit: "ms" },
          valueAtMost(15_000),
        ),
        figure(
          { area, name: `from free space to a stored form`, value: again, unit: "ms" },
          valueAtMost(15_000),
        ),
      ],
    };
  });
}

/** Every sync takes 150 ms longer, as on a worn disk. */
async function slowDisk(): Promise<Figure[]> {
  return withFaultyDisk(async ({ origin }, letDisk) => {
    const { send } = await aVisitor(origin);
    letDisk("slow");
    const alone = crypto.randomUUID();
    const one = await waitFor(() => send(alone), 201);
    const together = Array.from({ length: 50 }, () => crypto.randomUUID());
    const all = await Promise.all(together.map((message) => waitFor(() => send(message), 201)));
    return {
      acknowledged: [alone, ...together],
      name: "a slow disk",
      figures: [
        figure({ area, name: "form on a slow disk", value: one, unit: "ms" }),
        figure(
          { area, name: "50 forms at once there, longest", value: Math.max(...all), unit: "ms" },
          valueAtMost(15_000),
        ),
      ],
    };
  });
}

type Outcome = {
  readonly acknowledged: readonly string[];
  readonly name: string;
  readonly figures: readonly Figure[];
};

function withFaultyDisk(
  work: (server: ChildServer, letDisk: (fault: "full" | "slow" | "") => void) => Promise<Outcome>,
): Promise<Figure[]> {
  return withTempFolder(async (folder) => {
    const control = path.join(folder, "fault");
    const letDisk = (fault: string) => writeFileSync(control, fault);
    letDisk("");
    const environment = {
      DATA_DIR: path.join(folder, "data"),
      NODE_OPTIONS: `--import=${faultyDisk}`,
      FAULTY_DISK: control,
    };
    const outcome = await withOurServer(environment, (server) => work(server, letDisk));
    const { name, acknowledged, figures } = outcome;
    return [...figures, ...(await lost(name, environment.DATA_DIR, acknowledged))];
  });
}

async function lost(
  what: string,
  folder: string,
  acknowledged: readonly string[],
): Promise<Figure[]> {
  const backend = await openBackend({ mode: "embedded" }, folder);
  const { rows } = await sql<{ message: string }>`
    select message from public.contact_submissions`.execute(backend.database.unhurried);
  await backend.close();
  const stored = new Set(rows.map(({ message }) => message));
  const gone = acknowledged.filter((message) => !stored.has(message)).length;
  return [
    figure({ area, name: `acknowledged, ${what}`, value: acknowledged.length, unit: "leads" }),
    figure(
      { area, name: `acknowledged and lost, ${what}`, value: gone, unit: "leads" },
      valueAtMost(0),
    ),
  ];
}

/** The server has one child (Linux only). */
function databaseOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
