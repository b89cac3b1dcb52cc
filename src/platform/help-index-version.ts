import { browserWindow } from "./browser";

/** Name of the element in a page's head by which the build names the index of the help that it wrote. */
export const helpIndexMeta = "help-index";

/** The version of the index of the help that was built with this page; null where none was, as in development. */
export function helpIndexVersion(): string | null {
  const element = browserWindow()?.document.querySelector(`meta[name="${helpIndexMeta}"]`);
  return element?.getAttribute("content") ?? null;
}
