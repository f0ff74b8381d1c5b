import { recordKinds } from "#domain/registry.ts";
import { functions, tables } from "./allowed-questions.ts";

/** What strangers write: each has its own limits per address. */
const forms: ReadonlySet<string> = new Set([
  ...recordKinds.map(({ sentBy, table }) => (typeof sentBy === "object" ? sentBy.rpc : table)),
  "lead_sources",
  "contact_reference",
  "confirm_subscription",
  "unsubscribe",
  "accept_invitation",
  "call_progress",
  "ask_again",
  "release_call",
  "my_call",
  "confirm_call",
  "move_call",
  "cancel_call",
]);
const tableMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

export type Admission =
  | {
      readonly kind:
        | "sign-in"
        | "sign-up"
        | "refresh"
        | "account"
        | "recover"
        | "resend"
        | "verify"
        | "new-password";
    }
  | {
      readonly kind: "table" | "function";
      readonly name: string;
      readonly writes: boolean;
      /** Counts against the limits of this form. */
      readonly isSend: boolean;
    }
  | { readonly kind: "refused"; readonly reason: "unknown address" | "method" };

/**
 * Decides by method and path alone. Whether the site asks such a question is up to checkQuestion, who
 * may see what to the policies in SQL.
 */
export function admit(method: string, address: URL): Admission {
  const { pathname } = address;
  if (pathname.startsWith("/auth/v1/")) return admitAuth(method, address);
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?([a-z_]+)$/.exec(pathname) ?? [];
  if (name === undefined) return { kind: "refused", reason: "unknown address" };
  if (rpc !== undefined) {
    const called = functions.get(name);
    if (called === undefined) return { kind: "refused", reason: "unknown address" };
    const isReading = called.byGet !== undefined && readingMethods.has(method);
    if (method !== "POST" && !isReading) return { kind: "refused", reason: "method" };
    return { kind: "function", name, writes: method === "POST", isSend: forms.has(name) };
  }
  if (!tables.has(name)) return { kind: "refused", reason: "unknown address" };
  if (!tableMethods.has(method)) return { kind: "refused", reason: "method" };
  const isSend = method === "POST" && forms.has(name);
  return { kind: "table", name, writes: method === "POST" || method === "PATCH", isSend };
}

function admitAuth(method: string, { pathname, searchParams }: URL): Admission {
  switch (`${method} ${pathname}`) {
    case "POST /auth/v1/token":
      if (searchParams.get("grant_type") === "password") return { kind: "sign-in" };
      if (searchParams.get("grant_type") === "refresh_token") return { kind: "refresh" };
      return { kind: "refused", reason: "unknown address" };
    case "POST /auth/v1/signup":
      return { kind: "sign-up" };
    case "POST /auth/v1/recover":
      return { kind: "recover" };
    case "POST /auth/v1/resend":
      return { kind: "resend" };
    // A GET would let the scanners of mail programs use up the link.
    case "POST /auth/v1/verify":
      return { kind: "verify" };
    case "PUT /auth/v1/user":
      return { kind: "new-password" };
    case "GET /auth/v1/user":
    case "POST /auth/v1/logout":
      return { kind: "account" };
    default:
      return { kind: "refused", reason: "unknown address" };
  }
}
