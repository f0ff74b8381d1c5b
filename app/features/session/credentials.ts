import { signInErrors } from "#app/content/messages.ts";

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Specification, section 5: e-mail required and of e-mail type, password required. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email === "") errors.email = signInErrors.emailMissing;
  else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) errors.email = signInErrors.emailShape;
  if (password === "") errors.password = signInErrors.passwordMissing;
  return errors;
}

/** The e-mail address loses the spaces around it; a password is taken as it was typed. */
export function credentialsIn(values: FormData): Credentials {
  return { email: textOf(values.get("email")).trim(), password: textOf(values.get("password")) };
}

export function credentialsOf(form: HTMLFormElement): Credentials {
  return credentialsIn(new FormData(form));
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
