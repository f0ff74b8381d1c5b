interface ImportMetaEnv {
  /** Set by `vite.config.ts`; empty when the environment does not name the public address. */
  readonly SITE_ORIGIN?: string;
  /** `2026-11-20`; not there in tests. */
  readonly SERVED_DAY?: string;
}
