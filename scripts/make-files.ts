/** Makes fonts and downloads unless they are there. With `--in-turn` it waits until no set-up is at work. */
import { takeLock } from "./lock.mjs";
import { makeFiles } from "./made-files.ts";

if (process.argv.includes("--in-turn")) takeLock();
await makeFiles();
