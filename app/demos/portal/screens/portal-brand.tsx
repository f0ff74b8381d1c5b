import styles from "./portal-brand.module.css";
/** The partner's name under its bridge. */
export function PortalBrand({ company }: { readonly company: string }) {
  return (
    <p className={styles.brand}>
      <BridgeMark />
      <span>{company}</span>
    </p>
  );
}

/** Three arches on the water. */
function BridgeMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      <path d="M1 6h30M1 20v-3a5 5 0 0 1 10 0v3M11 20v-3a5 5 0 0 1 10 0v3M21 20v-3a5 5 0 0 1 10 0v3" />
    </svg>
  );
}
