import type { Checked, FieldErrors } from "#app/forms/use-submission.ts";
import { tokenForm } from "#app/content/api-tokens.ts";
import { isBlank } from "#app/lib/hidden-letters.ts";
import type { TokenRequest } from "./connections-repository.ts";

const { errors: words, choices } = tokenForm;

export function checkToken(form: FormData): Checked<TokenRequest> {
  const typed = form.get("name");
  const name = typeof typed === "string" ? typed.trim() : "";
  const ticked = new Set(form.getAll("scopes"));
  const scopes = choices.map(({ value }) => value).filter((value) => ticked.has(value));
  const nameFault = isBlank(name) ? words.name : name.length > 100 ? words.nameLong : null;
  const errors: FieldErrors = {
    ...(nameFault !== null && { name: nameFault }),
    ...(scopes.length === 0 && { scopes: words.scopes }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, request: { name, scopes } };
}
