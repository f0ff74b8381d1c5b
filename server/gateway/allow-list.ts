/** What may reach the backend. A table or function is added here with the migration that makes it. */
const tables: ReadonlySet<string> = new Set(["contact_submissions", "staff", "audit_log"]);
const functions: ReadonlySet<string> = new Set([
  "contact_submission_counts",
  "search_contact_submissions",
]);
const tableMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
const functionMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

export type Admission =
  | { readonly kind: "sign-in" | "sign-up" | "refresh" | "account" }
  | { readonly kind: "table"; readonly table: string; readonly writes: boolean }
  | { readonly kind: "function"; readonly writes: boolean }
  | { readonly kind: "refused"; readonly reason: "unknown address" | "method" };

/** Decides by method and address alone; who may see what is decided by the policies in SQL. */
export function admit(method: string, address: URL): Admission {
  const { pathname } = address;
  if (pathname.startsWith("/auth/v1/")) return admitAuth(method, address);
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?([a-z_]+)$/.exec(pathname) ?? [];
  if (name === undefined) return { kind: "refused", reason: "unknown address" };
  if (rpc !== undefined) {
    if (!functions.has(name)) return { kind: "refused", reason: "unknown address" };
    if (!functionMethods.has(method)) return { kind: "refused", reason: "method" };
    return { kind: "function", writes: method === "POST" };
  }
  if (!tables.has(name)) return { kind: "refused", reason: "unknown address" };
  if (!tableMethods.has(method)) return { kind: "refused", reason: "method" };
  return { kind: "table", table: name, writes: method === "POST" || method === "PATCH" };
}

function admitAuth(method: string, { pathname, searchParams }: URL): Admission {
  switch (`${method} ${pathname}`) {
    case "POST /auth/v1/token":
      if (searchParams.get("grant_type") === "password") return { kind: "sign-in" };
      if (searchParams.get("grant_type") === "refresh_token") return { kind: "refresh" };
      return { kind: "refused", reason: "unknown address" };
    case "POST /auth/v1/signup":
      return { kind: "sign-up" };
    case "GET /auth/v1/user":
    case "POST /auth/v1/logout":
      return { kind: "account" };
    default:
      return { kind: "refused", reason: "unknown address" };
  }
}
