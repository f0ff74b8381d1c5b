import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { clientAddress, limitKey } from "./gateway/client-address.ts";
import type { Gateway } from "./gateway/create-gateway.ts";
import { tellsOthers } from "./gateway/telling-writes.ts";
import type { AnswerApi } from "./api/answer-api.ts";
import type { CallFeed } from "./calls/call-feed.ts";
import type { Live } from "./live/live.ts";
import type { Unsubscribe } from "./mail/unsubscribe.ts";
import type { ServePages } from "./pages/serve-pages.ts";
import type { AnswerMove } from "./views/answer-move.ts";
import type { ViewCounter } from "./views/view-counter.ts";

type AppConfig = {
  /** Origin of the hosted project, or empty for this server's own. */
  readonly url: string;
  /** The publishable key. Nothing secret is ever in here. */
  readonly key: string;
  /** Whether e-mails go out, so that a forgotten password can be reset. */
  readonly mail: boolean;
};

export type AppParts = {
  readonly appConfig: AppConfig;
  readonly trustedProxies: number;
  /** Hosted mode has no gateway: the browser talks to the project. */
  readonly gateway: Gateway | undefined;
  /** Missing when the site is not built. */
  readonly servePages: ServePages | undefined;
  /** Whether the database answers. */
  isHealthy(): Promise<boolean>;
  /** The one-click address of e-mails; missing in hosted mode. */
  readonly unsubscribe: Unsubscribe | undefined;
  /** The calendars that programs subscribe to; missing in hosted mode. */
  readonly callFeed: CallFeed | undefined;
  /** Who has the inbox open hears of changes; missing in hosted mode. */
  readonly live: Pick<Live, "answerEvents" | "hearsAll" | "tell"> | undefined;
  /** Counts the pages that people open; missing in hosted mode, where there is no database of ours. */
  readonly views: (Pick<ViewCounter, "countDocument"> & { answerMove: AnswerMove }) | undefined;
  /** What other tools read; missing in hosted mode. */
  readonly api: AnswerApi | undefined;
  /** Something was stored: e-mails and webhooks may be due. */
  afterWrite(): void;
};

type Environment = { Bindings: Partial<HttpBindings> };

/** Everything the server answers, as one web-standard handler. */
export function createApp(parts: AppParts): Hono<Environment> {
  const { appConfig, gateway, servePages, trustedProxies } = parts;
  const { unsubscribe, callFeed, live, views, api } = parts;
  const app = new Hono<Environment>();

  if (gateway !== undefined) {
    const answer = async (context: Context<Environment>) => {
      const response = await gateway(context.req.raw, addressOf(context, trustedProxies));
      const { method, url } = context.req;
      if (method !== "GET" && method !== "HEAD" && response.ok) parts.afterWrite();
      if (response.ok && tellsOthers(method, new URL(url))) live?.tell();
      return response;
    };
    app.all("/auth/v1/*", answer);
    // Not what the sign-in answers: a secret beside what a stranger chose must not show in a length.
    app.use("/rest/v1/*", compress({ encoding: "gzip" }));
    app.all("/rest/v1/*", answer);
  }
  if (unsubscribe !== undefined) {
    app.all("/blog/unsubscribe", async (context) => {
      const key = limitKey(addressOf(context, trustedProxies));
      const response = await unsubscribe(context.req.raw, key);
      if (context.req.method === "POST" && response.ok) live?.tell();
      return response;
    });
  }
  if (callFeed !== undefined) {
    app.all("/calls/feed/:file{[0-9a-f]{64}\\.ics}", (context) =>
      callFeed(
        context.req.raw,
        context.req.param("file").slice(0, -".ics".length),
        limitKey(addressOf(context, trustedProxies)),
      ),
    );
  }
  if (api !== undefined) {
    app.all("/api/v1/*", (context) =>
      api(context.req.raw, limitKey(addressOf(context, trustedProxies))),
    );
  }
  if (live !== undefined) {
    // Not by `get`, which answers HEAD as well: with a stream that nobody would read.
    app.all("/events", (context) =>
      live.answerEvents(context.req.raw, limitKey(addressOf(context, trustedProxies))),
    );
  }
  app.all("/v", async (context) => {
    const incoming = context.env?.incoming;
    if (views === undefined || incoming === undefined) return context.body(null, 204);
    const key = limitKey(addressOf(context, trustedProxies));
    return await views.answerMove(context.req.raw, incoming, key);
  });
  app.get("/app-config.json", (context) => {
    const config = live?.hearsAll() ? { ...appConfig, events: true } : appConfig;
    return context.json(config, 200, { "cache-control": "no-store" });
  });
  app.get("/healthz", async (context) => {
    const healthy = await parts.isHealthy();
    return context.json({ status: healthy ? "ok" : "unavailable" }, healthy ? 200 : 503, {
      "cache-control": "no-store",
    });
  });
  if (servePages !== undefined) {
    app.all("*", (context) => {
      const incoming = context.env?.incoming;
      if (incoming !== undefined) views?.countDocument(incoming);
      return servePages(context.req.raw, trustedProxies > 0 && cameByHttps(context));
    });
  }
  app.notFound((context) => context.text("Not found", 404));
  app.onError((_error, context) => context.text("Internal error", 500));
  return app;
}

function addressOf(context: Context<Environment>, trustedProxies: number): string {
  const peer = context.env?.incoming?.socket.remoteAddress ?? "";
  return clientAddress(peer, context.req.header("x-forwarded-for") ?? null, trustedProxies);
}

function cameByHttps(context: Context<Environment>): boolean {
  return context.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}
