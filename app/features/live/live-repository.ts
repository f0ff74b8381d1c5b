import { waitLimit } from "#app/lib/in-time.ts";
import { backendAddress, backendAddressNow } from "#app/supabase/backend-address.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import { eventParser } from "./event-parser.ts";
import type { StreamEnd } from "./pauses.ts";

/** The server says something at least every 25 seconds: a connection that is silent for so many milliseconds is none. */
const longestSilence = 60_000;

/** Refusals that do not go away by asking again soon. */
const refusals = [401, 403, 429];

export type Following = {
  readonly signal: AbortSignal;
  /** The server listens to us: from here on nothing is missed. */
  readonly onOpen: () => void;
  readonly onChange: () => void;
};

/** Follows the server's changes by one stream until it ends. */
export async function followChanges(following: Following): Promise<StreamEnd> {
  try {
    return (await hasEvents()) ? await readStream(following) : "absent";
  } catch {
    return "failed";
  }
}

/** A server that has just started may not know yet whether it can tell of every change. */
async function hasEvents(): Promise<boolean> {
  return (await backendAddress()).hasEvents || (await backendAddressNow()).hasEvents;
}

/** The token is renewed where it has to be: a stream ends with the one that it was opened with. */
async function accessToken(): Promise<string | null> {
  const { auth } = await staffClient();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

async function readStream({ signal, onOpen, onChange }: Following): Promise<StreamEnd> {
  const token = await accessToken();
  if (token === null) return "refused";
  const silence = silenceAlarm();
  try {
    silence.wait(waitLimit);
    const response = await fetch("/events", {
      headers: { authorization: `Bearer ${token}` },
      cache: "no-store",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (refusals.includes(response.status)) return "refused";
    const reader = eventsOf(response)?.getReader();
    if (!reader) return "failed";
    onOpen();
    const decoder = new TextDecoder();
    const read = eventParser((name) => name === "change" && onChange());
    for (;;) {
      silence.wait(longestSilence);
      const { done, value } = await reader.read();
      if (done) return "ended";
      read(decoder.decode(value, { stream: true }));
    }
  } finally {
    silence.end();
  }
}

/** What a proxy says in the server's place is no stream. */
function eventsOf({ ok, headers, body }: Response): ReadableStream<Uint8Array> | null {
  const isStream = headers.get("content-type")?.startsWith("text/event-stream");
  return ok && isStream ? body : null;
}

/** Its signal aborts when what was waited for has not come in time. */
function silenceAlarm() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  return {
    signal: controller.signal,
    wait: (limit: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), limit);
    },
    end: () => clearTimeout(timer),
  };
}
