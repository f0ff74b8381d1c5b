import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { notify } from "#app/components/ui/toast-host.tsx";
import { projectPackages } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { noteStep } from "#app/forms/followed-links.ts";
import type { PackageId } from "./order-choice.ts";

/** Long enough to read the button, and under the second that decision D30 allows. */
const pause = 800;

/**
 * What a package button does (decision D30): it reads Processing..., the specified toast appears, then the order page
 * opens with the package. The last click counts.
 */
export function usePackageChoice() {
  const navigate = useNavigate();
  const [processing, setProcessing] = useState<PackageId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // A page that comes back from the browser's memory comes back with its timers. A page that is shown for the first
    // time says so too, perhaps after the click.
    function reset(event: PageTransitionEvent) {
      if (!event.persisted) return;
      clearTimeout(timer.current);
      setProcessing(null);
    }
    addEventListener("pageshow", reset);
    return () => {
      removeEventListener("pageshow", reset);
      clearTimeout(timer.current);
    };
  }, []);

  function choose(id: PackageId) {
    if (processing === id) return;
    setProcessing(id);
    void notify(purchase.redirecting);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      noteStep("/purchase", projectPackages.find((pack) => pack.id === id)?.cta ?? "");
      void navigate(`/purchase?package=${id}`, { state: { package: id }, viewTransition: true });
    }, pause);
  }

  return { processing, choose };
}
