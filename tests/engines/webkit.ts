import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { Builder, Capabilities } from "selenium-webdriver";
import { findWebKit } from "../../scripts/engines.mjs";
import { freePort } from "../support/free-port.ts";
import { makeFolder, stopProcess, until, type Choices, type Engine } from "./engine.ts";

/** MiniBrowser's row of buttons would keep its window from becoming narrower than 447 px. */
const narrowWindow =
  "button, button *, entry { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }";

/** GTK's settings are those of the folder alone: they say whether things may move. */
function writeSettings(folder: string, { motion = false }: Choices) {
  const gtk = path.join(folder, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(path.join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${motion}\n`);
  writeFileSync(path.join(gtk, "gtk.css"), narrowWindow);
}

/** A screen that nobody sees; it chooses its own number and writes it to the third descriptor. */
async function startScreen(program: string) {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error("Xvfb tells no number.");
  const [number] = await once(numbers, "data");
  return { child, display: `:${String(number).trim()}` };
}

async function isReady(origin: string) {
  const status = await fetch(`${origin}/status`).catch(() => null);
  return status?.ok ?? false;
}

function capabilitiesOf(browser: string | null, { script = true }: Choices) {
  if (!browser) return Capabilities.safari();
  const args = ["--automation", `--enable-javascript=${script}`];
  return new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args },
  });
}

export const webkit: Engine = {
  name: "WebKit",
  async start(choices = {}) {
    const found = findWebKit();
    if (!found) throw new Error("There is no WebKit with a driver on this machine.");
    const { folder, remove } = await makeFolder();
    writeSettings(folder, choices);
    const screen = found.screen ? await startScreen(found.screen) : null;
    const port = await freePort();
    const env = {
      ...process.env,
      TZ: "America/Los_Angeles",
      ...(screen && { DISPLAY: screen.display, HOME: folder, XDG_CONFIG_HOME: folder }),
    };
    const child = spawn(found.driver, [`--port=${port}`], { stdio: "ignore", env });
    const origin = `http://127.0.0.1:${port}`;
    await until("WebKit's driver", () => isReady(origin));
    const driver = await new Builder()
      .usingServer(origin)
      .withCapabilities(capabilitiesOf(found.browser, choices))
      .build();
    async function end(signal?: NodeJS.Signals) {
      await stopProcess(child, signal);
      // The browser goes with its screen.
      if (screen) await stopProcess(screen.child);
      await remove();
    }
    return {
      driver,
      async stop() {
        await driver.quit();
        await end();
      },
      kill: () => end("SIGKILL"),
    };
  },
};
