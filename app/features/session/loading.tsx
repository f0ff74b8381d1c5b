import { Spinner } from "#app/components/ui/spinner.tsx";
import { access } from "#app/content/sign-in.ts";
import desk from "#app/components/console/console.module.css";

/** The guard's spinner. Its text is the specification's. */
export function Loading() {
  return (
    <p className={desk.waiting} role="status">
      <Spinner />
      {access.loading}
    </p>
  );
}
