import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Builder } from "selenium-webdriver";
import { findFirefox } from "../../scripts/engines.mjs";
import { makeFolder, portIn, stopProcess, type Choices, type Engine } from "./engine.ts";
import { serveMarionette } from "./marionette-driver.ts";
import { connectMarionette } from "./marionette.ts";

/** Its window would be no narrower than 500 px. */
const narrowWindow = ":root, body, #navigator-toolbox, #nav-bar { min-width: 0 !important; }";

function preferences({ motion = false, script = true }: Choices): Record<string, unknown> {
  return {
    "marionette.port": 0,
    "javascript.enabled": script,
    "ui.prefersReducedMotion": motion ? 0 : 1,
    "intl.accept_languages": "en-US",
    "toolkit.legacyUserProfileCustomizations.stylesheets": true,
    // Nothing leaves the machine.
    "app.normandy.enabled": false,
    "app.update.disabledForTesting": true,
    "browser.safebrowsing.downloads.enabled": false,
    "browser.safebrowsing.malware.enabled": false,
    "browser.safebrowsing.phishing.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "extensions.update.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
    "toolkit.telemetry.unified": false,
    "signon.rememberSignons": false,
  };
}

function writeProfile(folder: string, choices: Choices) {
  const lines = Object.entries(preferences(choices)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, "user.js"), lines.join("\n"));
  mkdirSync(path.join(folder, "chrome"));
  writeFileSync(path.join(folder, "chrome", "userChrome.css"), narrowWindow);
}

export const firefox: Engine = {
  name: "Firefox",
  async start(choices = {}) {
    const found = findFirefox();
    if (!found) throw new Error("There is no Firefox on this machine.");
    const { folder, remove } = await makeFolder();
    writeProfile(folder, choices);
    const args = ["--marionette", "--headless", "--no-remote", "--profile", folder, "about:blank"];
    const env = { ...process.env, HOME: folder, TZ: "America/Los_Angeles" };
    const child = spawn(found.binary, args, { stdio: "ignore", env });
    const marionette = await connectMarionette(
      await portIn(path.join(folder, "MarionetteActivePort")),
    );
    const server = await serveMarionette(marionette);
    const driver = await new Builder()
      .usingServer(server.origin)
      .withCapabilities({ browserName: "firefox" })
      .build();
    async function end(signal?: NodeJS.Signals) {
      marionette.close();
      server.close();
      await stopProcess(child, signal);
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
