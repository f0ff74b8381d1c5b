import { RepositoryError } from "#app/lib/repository-error.ts";

/** The database does not accept a value; `field` is the one that it names. */
export class SettingsRefused extends RepositoryError {
  readonly field: string;

  constructor(field: string, cause: unknown) {
    super("refused", cause);
    this.name = "SettingsRefused";
    this.field = field;
  }
}
