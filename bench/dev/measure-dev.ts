import { createServer } from "node:net";
import { withFreshServer, withServer } from "../child-server.ts";
import { withTempFolder } from "../clean-up.ts";
import { alternate } from "../compare.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";

const rounds = 5;

/** Seconds until the development server has answered with a page, on a folder that has seen one before. */
export async function measureDev(): Promise<readonly Figure[]> {
  const compared = await withTempFolder(async (folder) => {
    await secondsToPage(folder);
    return alternate(rounds, () => secondsToPage(folder), secondsToServer);
  });
  const measured = { area: "dev", name: "dev server ready", unit: "s" } as const;
  return [figure({ ...measured, limit: "the server alone", ...compared }, valueAtMost(5))];
}

async function secondsToPage(folder: string): Promise<number> {
  const start = performance.now();
  const settings = { PORT: String(await freePorts()), DATA_DIR: folder, NODE_ENV: "development" };
  return withServer(
    "scripts/dev.ts",
    settings,
    async () => secondsSince(start),
    /site is on (\S+),/,
  );
}

async function secondsToServer(): Promise<number> {
  const start = performance.now();
  return withFreshServer({}, async () => secondsSince(start));
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

/** A port that is free, and most likely the next one too, which the development server takes for its backend. */
function freePorts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
