/**
 * In development, shows what was thrown over the page, with its place in the source: `thrown-errors-plugin.ts` answers.
 * Built pages do nothing.
 */
export function showInDevelopment(error: unknown): void {
  if (!import.meta.hot || !(error instanceof Error)) return;
  import.meta.hot.send("stockbook:thrown", { message: String(error), stack: error.stack ?? "" });
}
