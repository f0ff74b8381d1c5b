import { isEmail } from "#app/lib/hidden-letters.ts";

export type Visitor = { readonly name: string; readonly email: string; readonly phone: string };

export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** A name and an address to answer to; the field of each fault, in the order of the form. */
export function checkVisitor({ name, email }: Omit<Visitor, "phone">): FormErrors {
  return {
    ...(name.trim() === "" && { name: "Enter your name." }),
    ...(!isEmail(email.trim()) && { email: "Enter an e-mail address like ana@example.com." }),
  };
}

/** The text of a field; an absent one is blank. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
}

/** Puts the cursor into the first field that is wrong; says whether there was one. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors): boolean {
  const [field] = Object.keys(errors);
  if (field === undefined) return false;
  form.querySelector<HTMLElement>(`[name="${field}"]:enabled`)?.focus();
  return true;
}
