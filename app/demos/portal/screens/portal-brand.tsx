import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./portal-brand.module.css";
/** The partner's name under its bridge. */
export function PortalBrand({ company }: { readonly company: string }) {
  return (
    <p className={cn(row(12), textClass(16, 650), styles.brand)}>
      <BridgeMark />
      <span>{company}</span>
    </p>
  );
}

/** Three arches on the water. */
function BridgeMark() {
  return (
    <svg viewBox="0 0 32 24" width="30" height="22" fill="none" strokeWidth="2" aria-hidden="true">
      <path d="M1 6h30M1 20v-3a5 5 0 0 1 10 0v3M11 20v-3a5 5 0 0 1 10 0v3M21 20v-3a5 5 0 0 1 10 0v3" />
    </svg>
  );
}
