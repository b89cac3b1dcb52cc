/**
 * Vite warns that our configuration imports without file extensions, which a loader it does not use yet could not
 * read. Nobody could act on that warning.
 */
export function silenceViteLogger(): void {
  process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] = "true";
}
