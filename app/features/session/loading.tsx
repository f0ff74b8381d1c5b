import { Spinner } from "#app/components/ui/spinner.tsx";
import { access } from "#app/content/sign-in.ts";

/** The guard's spinner. Its text is the specification's. */
export function Loading() {
  return (
    <p className="wait" role="status">
      <Spinner />
      {access.loading}
    </p>
  );
}
