import { App, ConsoleEmailDriver, type Connection } from "@supabase/lite";
import type { Secrets } from "./secrets.ts";

/** bcrypt reads no further than 72 bytes; section 5 asks for a password, ten characters are ours. */
export const PASSWORD_LENGTH = { min: 10, max: 72 } as const;

/**
 * The package's web-standard handler for /auth/v1 and /rest/v1. `signUp` opens every way it knows to
 * make an account, so the app that answers strangers has it closed; see `accountsApp`.
 */
export function createLiteApp(connection: Connection, secrets: Secrets, signUp: boolean): App {
  return new App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: "http://localhost:3000",
      enable_signup: signUp,
      minimum_password_length: PASSWORD_LENGTH.min,
    },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: new ConsoleEmailDriver({ silent: true }) },
    },
  });
}

/**
 * At its first request the package grants ALL on all tables to every role, which undoes our column
 * grants. The private field says that this has been done. Pinned to 0.10.0 and tested.
 */
export function keepColumnGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: "active" });
}
