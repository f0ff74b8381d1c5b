/**
 * Loaded into the database process before anything else (`--import`): its disk does what the file FAULTY_DISK says at the
 * moment. `full`: no byte more can be written, and the system says ENOSPC. `slow`: a sync takes 150 ms longer.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const control = process.env["FAULTY_DISK"];
if (control !== undefined && process.argv[1]?.endsWith("database-process.ts") === true) {
  const real = { ...fs };
  const fault = () => real.readFileSync(control, "utf8");
  const sleeper = new Int32Array(new SharedArrayBuffer(4));

  Object.assign(fs, {
    writeSync(...args: Parameters<typeof fs.writeSync>) {
      if (fault() === "full") throw noSpace("write");
      return real.writeSync(...args);
    },
    ftruncateSync(...args: Parameters<typeof fs.ftruncateSync>) {
      if (fault() === "full") throw noSpace("ftruncate");
      real.ftruncateSync(...args);
    },
    fsyncSync(descriptor: number) {
      if (fault() === "slow") Atomics.wait(sleeper, 0, 0, 150);
      real.fsyncSync(descriptor);
    },
  });
  syncBuiltinESMExports();
}

function noSpace(call: string): Error {
  return Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), {
    code: "ENOSPC",
    errno: -28,
    syscall: call,
  });
}
