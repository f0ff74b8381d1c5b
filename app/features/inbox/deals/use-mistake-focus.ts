import { useEffect, useState, type RefObject } from "react";

/** Leads to the first field that has to be looked at again, once its mistake stands beside it. */
export function useMistakeFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, refusals]);
  return () => setRefusals((count) => count + 1);
}
