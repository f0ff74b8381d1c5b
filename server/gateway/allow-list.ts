/** What may reach the backend. A table or function is added here with the migration that makes it. */
const tables: ReadonlySet<string> = new Set([
  "contact_submissions",
  "consultation_applications",
  "support_requests",
  "job_applications",
  "partner_applications",
  "portal_applications",
  "newsletter_subscribers",
  "call_bookings",
  "package_orders",
  "lead_sources",
  "inbox_entries",
  "lead_notes",
  "saved_views",
  "status_moves",
  "staff",
  "staff_invitations",
  "audit_log",
  "outbox",
]);
const functions: ReadonlySet<string> = new Set([
  "contact_reference",
  "book_call",
  "taken_calls",
  "place_order",
  "subscribe",
  "confirm_subscription",
  "unsubscribe",
  "contact_submission_counts",
  "search_contact_submissions",
  "find_entries",
  "inbox_counts",
  "inbox_tags",
  "lead_insights",
  "start_bulk",
  "run_bulk",
  "undo_bulk",
  "export_page",
  "staff_members",
  "staff_seen",
  "invite_staff",
  "accept_invitation",
  "retry_mail",
  "mail_counts",
]);
/** What strangers write: each has its own limits per address. */
const forms: ReadonlySet<string> = new Set([
  "contact_submissions",
  "consultation_applications",
  "support_requests",
  "job_applications",
  "partner_applications",
  "portal_applications",
  "lead_sources",
  "contact_reference",
  "book_call",
  "place_order",
  "subscribe",
  "confirm_subscription",
  "unsubscribe",
  "accept_invitation",
]);
const tableMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
const functionMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

export type Admission =
  | {
      readonly kind:
        "sign-in" | "sign-up" | "refresh" | "account" | "recover" | "verify" | "new-password";
    }
  | {
      readonly kind: "table" | "function";
      readonly name: string;
      readonly writes: boolean;
      /** Counts against the limits of this form. */
      readonly isSend: boolean;
    }
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
