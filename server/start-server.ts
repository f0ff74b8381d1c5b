import { existsSync, realpathSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { business } from "#domain/business.ts";
import { sql } from "kysely";
import { databaseAccounts } from "./accounts/database-accounts.ts";
import { createApi } from "./api/answer-api.ts";
import { createApp, type AppParts } from "./app.ts";
import { firstTemplatesStatement } from "./backend/first-templates.ts";
import { loadSampleLeads } from "./backend/migrations.ts";
import { openBackend, type Backend } from "./backend/open-backend.ts";
import { priceListStatement } from "./backend/price-list.ts";
import { storeSiteSettings } from "./backend/site-settings.ts";
import { openAdminSocket } from "./admin-socket/socket-server.ts";
import { createGateway } from "./gateway/create-gateway.ts";
import { createRateLimits } from "./gateway/rate-limits.ts";
import { watchDisk } from "./disk-space.ts";
import { databaseHealth, hostedHealth } from "./health.ts";
import { startLive, type Live } from "./live/live.ts";
import type { Logger } from "./logging.ts";
import { createCallFeed } from "./calls/call-feed.ts";
import { createUnsubscribe } from "./mail/unsubscribe.ts";
import { startMailWorker, type MailWorker } from "./mail/worker.ts";
import { startMailbox } from "./mailbox/start-mailbox.ts";
import { checkPrices } from "./pages/built-prices.ts";
import { loadSite, type Site } from "./pages/load-site.ts";
import { createServePages } from "./pages/serve-pages.ts";
import { neverSniffed } from "./never-sniffed.ts";
import type { Settings } from "./settings.ts";
import { startViews, type Views } from "./views/start-views.ts";
import { createAddressGuard } from "./webhooks/guarded-address.ts";
import { createWebhookCheck } from "./webhooks/check-webhook.ts";
import { startWebhookWorker, type WebhookWorker } from "./webhooks/worker.ts";
import { stopGracefully } from "./stop-gracefully.ts";

export type RunningServer = {
  /** `http://127.0.0.1:3000`, with the port that was really taken. */
  readonly origin: string;
  /** Our own backend; undefined in hosted mode. */
  readonly backend: Backend | undefined;
  readonly publishableKey: string;
  readonly servesPages: boolean;
  /** True when nobody could sign in to /admin yet; false in hosted mode, where we cannot know. */
  readonly lacksStaff: boolean;
  /** Undefined in hosted mode. */
  readonly mailWorker: MailWorker | undefined;
  /** Undefined in hosted mode. */
  readonly webhookWorker: WebhookWorker | undefined;
  /** Undefined in hosted mode. */
  readonly live: Live | undefined;
  /** Undefined in hosted mode. */
  readonly views: Views | undefined;
  /** Stops accepting, lets requests in flight finish, closes the database. */
  stop(): Promise<void>;
};

/** Its message is meant for the person who started the server. */
export class CannotListen extends Error {}

export type StartOptions = {
  /** Puts supabase/seed.sql into an empty table of leads. For development. */
  readonly sampleLeads?: boolean;
};

/**
 * Starts the whole server in this process: backend, gateway, pages. Port 0 takes any free one.
 * Throws DataFolderBusy, CannotListen, OtherPrices, or what the database says.
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  options: StartOptions = {},
): Promise<RunningServer> {
  const site = siteOf(settings);
  if (settings.backend.mode === "hosted") {
    const { url, publishableKey } = settings.backend;
    const http = await listen(settings, {
      appConfig: { url, key: publishableKey, mail: true },
      trustedProxies: settings.trustedProxies,
      gateway: undefined,
      servePages: site && createServePages(site, url),
      isHealthy: hostedHealth(settings.backend),
      unsubscribe: undefined,
      callFeed: undefined,
      live: undefined,
      views: undefined,
      api: undefined,
      afterWrite: () => undefined,
    });
    return {
      origin: originOf(http, settings.host),
      backend: undefined,
      publishableKey,
      servesPages: site !== undefined,
      lacksStaff: false,
      mailWorker: undefined,
      webhookWorker: undefined,
      live: undefined,
      views: undefined,
      stop: () => stopGracefully(http),
    };
  }

  const backend = await openBackend(
    settings.backend,
    settings.dataFolder,
    settings.statementTimeout,
  );
  const closeParts: (() => Promise<void>)[] = [];
  let worker: MailWorker | undefined;
  let tools: WebhookWorker | undefined;
  let live: Live | undefined;
  async function closeBackend(): Promise<void> {
    await live?.stop();
    await backend.close();
  }
  try {
    await sql.raw(priceListStatement()).execute(backend.database.unhurried);
    await storeSiteSettings(backend.database.unhurried, settings);
    if (options.sampleLeads) await loadSampleLeads(backend.database.unhurried);
    const disk =
      settings.backend.mode === "embedded"
        ? await watchDisk(settings.dataFolder, settings.diskSpace, logger)
        : undefined;
    closeParts.push(async () => disk?.stop());
    const diskState = () => disk?.state() ?? "enough";
    const isStoring = databaseHealth(backend.database);
    const lacksStaff = (await databaseAccounts(backend).list()).length === 0;
    const { publishableKey } = backend.secrets;
    const rates = createRateLimits(settings.limits);
    let siteOrigin = settings.siteOrigin ?? "";
    const sharedUrl =
      settings.backend.mode === "postgres" ? settings.backend.databaseUrl : undefined;
    const events = await startLive(backend, rates, logger, sharedUrl);
    live = events;
    const guard = createAddressGuard(settings.webhookHosts);
    const { kysely } = backend.database;
    const views = startViews(kysely, site, () => siteOrigin, logger);
    const http = await listen(settings, {
      appConfig: { url: "", key: publishableKey, mail: settings.mail !== undefined },
      trustedProxies: settings.trustedProxies,
      gateway: createGateway(
        backend,
        settings.limits,
        logger,
        settings.mail !== undefined,
        diskState,
        createWebhookCheck(kysely, backend.secrets.jwtSecret, guard),
      ),
      servePages: site && createServePages(site),
      isHealthy: async () => diskState() !== "full" && (await isStoring()),
      unsubscribe: createUnsubscribe(kysely, rates),
      callFeed: createCallFeed(kysely, rates, () => siteOrigin),
      live: events,
      views,
      api: createApi(
        kysely,
        rates,
        {
          origin: () => siteOrigin,
          ownAddress: settings.mail?.from.address ?? business.email,
          afterStore: () => events.tell(),
        },
        logger,
      ),
      afterWrite: () => {
        worker?.poke();
        tools?.poke();
      },
    });
    closeParts.push(() => {
      events.endStreams();
      return stopGracefully(http);
    });
    closeParts.push(() => views.stop());
    const origin = originOf(http, settings.host);
    siteOrigin ||= origin;
    await sql.raw(firstTemplatesStatement(siteOrigin)).execute(backend.database.unhurried);
    const mailWorker = await startMailWorker(
      backend.database,
      settings.mail,
      siteOrigin,
      logger,
      () => {
        events.tell();
        tools?.poke();
      },
    );
    worker = mailWorker;
    closeParts.push(() => mailWorker.stop());
    const webhookWorker = await startWebhookWorker(backend.database, guard, siteOrigin, logger);
    tools = webhookWorker;
    closeParts.push(() => webhookWorker.stop());
    const mailbox = startMailbox(backend.database, settings, logger, () => {
      mailWorker.poke();
      webhookWorker.poke();
      events.tell();
    });
    closeParts.push(async () => mailbox?.stop());
    if (settings.backend.mode === "embedded") {
      closeParts.push(await openAdminSocket(backend, settings.dataFolder, logger));
    }
    closeParts.push(closeBackend);
    return {
      origin,
      backend,
      publishableKey,
      servesPages: site !== undefined,
      lacksStaff,
      mailWorker,
      webhookWorker,
      live: events,
      views,
      stop: async () => {
        for (const close of closeParts) await close();
      },
    };
  } catch (error) {
    for (const close of closeParts) await close();
    await closeBackend();
    throw error;
  }
}

/** Undefined when the site is not built. */
function siteOf(settings: Settings): Site | undefined {
  if (!existsSync(settings.siteFolder)) return undefined;
  // Found once: a link may lead to another build a moment later.
  const folder = realpathSync(settings.siteFolder);
  if (!existsSync(path.join(folder, "index.html"))) return undefined;
  checkPrices(folder);
  return loadSite(folder);
}

/**
 * How long a connection stays open with nothing to do, in milliseconds: longer than proxies keep one to use it again
 * (nginx 60 seconds). A request that goes out while its connection is being closed here is lost.
 */
const idleConnectionTimeout = 65_000;

function listen(settings: Settings, parts: AppParts): Promise<Server> {
  const adaptor = createAdaptorServer({
    fetch: createApp(parts).fetch,
    serverOptions: { requireHostHeader: false },
  });
  const server = neverSniffed(adaptor as Server);
  server.keepAliveTimeout = idleConnectionTimeout;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new CannotListen(listenSentence(error.code, settings)));
    });
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

function listenSentence(code: string | undefined, { host, port }: Settings): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`;
  }
  if (code === "EACCES")
    return `Port ${port} may not be used by this user. Set PORT to another one.`;
  return `Cannot listen on ${host}:${port} (${code ?? "unknown error"}).`;
}

function originOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
