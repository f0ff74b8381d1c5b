import { useEffect, type RefObject } from "react";

/** The key "/" goes to a field, unless something is being typed or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
