import { access } from "#app/content/sign-in.ts";

/** The guard's spinner. Its text is the specification's. */
export function Loading() {
  return (
    <p className="wait" role="status">
      <span className="spin" />
      {access.loading}
    </p>
  );
}
