interface ImportMetaEnv {
  /** The folder the built words lie in, without a slash at its end: scripts/vite/words-plugin.ts sets it. */
  readonly TRANSLATIONS_BASE: string;
}
