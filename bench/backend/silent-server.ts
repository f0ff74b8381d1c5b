/** Our server, but what is stored is told to nobody: what telling costs is measured against it. */
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer } from "../../server/start-server.ts";
import { stopOnSignal } from "../../server/stop-on-signal.ts";

const server = await startServer(readSettings(process.env), createLogger("error"));
Object.assign(server.live ?? {}, { tell: () => undefined });
stopOnSignal(() => server.stop());
process.stdout.write(`ready on ${server.origin}\n`);
