interface ImportMetaEnv {
  /** The folder the built translations lie in, without a slash at its end: scripts/build/vite/translations-plugin.ts sets it. */
  readonly TRANSLATIONS_BASE: string;
}
