import { timeLimit, waitLimit } from "#app/lib/in-time.ts";

export type BackendAddress = {
  readonly url: string;
  /** The publishable key: it opens what row-level security leaves to visitors, nothing else. */
  readonly key: string;
  /** Whether e-mails go out from here, such as the one with the link for a new password. */
  readonly hasMail: boolean;
  /** Whether the server of these pages tells staff what changes (`/events`). */
  readonly hasEvents: boolean;
};

type Config = {
  readonly url: string;
  readonly key: string;
  readonly mail?: boolean;
  readonly events?: boolean;
};

let pending: Promise<BackendAddress> | null = null;

/** Where the Supabase protocol is served from. Asked once; a failed answer is asked again at the next call. */
export function backendAddress(): Promise<BackendAddress> {
  pending ??= readAddress().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

/** Asks once more. Until it is answered, everybody else has the answer before. */
export async function backendAddressNow(): Promise<BackendAddress> {
  const address = await readAddress();
  pending = Promise.resolve(address);
  return address;
}

async function readAddress(): Promise<BackendAddress> {
  const response = await fetch("/app-config.json", { signal: timeLimit(waitLimit) });
  if (!response.ok)
    throw new Error(`The address of the backend is not available: ${response.status}`);
  const config: Config = await response.json();
  return {
    url: config.url || location.origin,
    key: config.key,
    hasMail: config.mail === true,
    hasEvents: config.events === true,
  };
}
