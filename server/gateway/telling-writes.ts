import { admit } from "./allow-list.ts";
import { functions, tables } from "./allowed-questions.ts";

const writingMethods: ReadonlySet<string> = new Set(["POST", "PATCH", "DELETE"]);

/** Whether a request that went well has changed what others have on screen in the inbox: see `tells` and `isQuiet`. */
export function tellsOthers(method: string, address: URL): boolean {
  if (!writingMethods.has(method)) return false;
  const admission = admit(method, address);
  if (admission.kind === "function") return functions.get(admission.name)?.tells ?? false;
  return admission.kind === "table" && tables.get(admission.name)?.isQuiet !== true;
}
