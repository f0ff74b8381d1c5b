import { Link } from "react-router";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./brand.module.css";

type BrandProps = { readonly name: string };

/** The mark, a free-return trajectory round a moon, and the wordmark. Links to the landing page. */
export function Brand({ name }: BrandProps) {
  return (
    <Link className={cn(styles.brand, row(10))} to="/" prefetch="intent" viewTransition>
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M6.800 30V13.400a9.700 9.700 0 1 1 9.700 9.700h-3.300"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
      />
      <circle className={styles.moon} cx="16.5" cy="13.4" r="4.1" />
    </svg>
  );
}
