/**
 * Vite warns that our configuration imports without file endings, which a loader it does not use yet could not read.
 * It is nothing a reader of the terminal could act on.
 */
export function silenceViteLogger(): void {
  process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] = "true";
}
