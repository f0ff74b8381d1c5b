interface ImportMetaEnv {
  /** Set by `vite.config.ts`; empty when the environment does not name the public address. */
  readonly SITE_ORIGIN?: string;
}
