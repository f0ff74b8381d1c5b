import { notify } from "#app/components/ui/toast-host.tsx";
import {
  connectionFailures,
  connectionGone,
  connectionRefusals,
  webhookErrors,
} from "#app/content/connections.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import type { FieldErrors } from "#app/forms/use-submission.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";

type Refusals = Readonly<Record<string, string>>;

/** Why a change did not happen, and what helps. `refusals` has the sentences of hints. */
export function sentenceOf(error: unknown, refusals: Refusals = connectionRefusals): string {
  const hint = wordIn(error, "hint");
  if (hint !== null && Object.hasOwn(refusals, hint)) return refusals[hint] ?? "";
  if (wordIn(error, "code") === "PT404") return connectionGone;
  return reasonFor(error, connectionFailures);
}

/** Beside which field a refusal belongs. */
export function webhookFaults(error: unknown): FieldErrors {
  switch (wordIn(error, "hint")) {
    case "name":
      return { name: webhookErrors.name };
    case "url":
      return { url: webhookErrors.urlShape };
    case "events":
      return { events: webhookErrors.events };
    case "inside":
    case "unknown-host":
      return { url: sentenceOf(error) };
    default:
      return {};
  }
}

/** For a change that has no place of its own to say what went wrong. */
export function tellFailure(cause: unknown): void {
  void notify({ title: connectionFailures.title, description: sentenceOf(cause), tone: "error" });
}

/** What the database says of a refusal. */
function wordIn(error: unknown, name: "hint" | "code"): string | null {
  const cause = error instanceof RepositoryError ? error.cause : null;
  if (typeof cause !== "object" || cause === null) return null;
  const word: unknown = Reflect.get(cause, name);
  return typeof word === "string" ? word : null;
}
