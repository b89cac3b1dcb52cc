import { browserWindow } from "./browser";

export type HeightObserver = Pick<ResizeObserver, "observe" | "unobserve" | "disconnect">;

/**
 * Calls back with the height, borders included, of every observed element: once in the beginning, then when it
 * changes. Where nothing is laid out it never calls.
 */
export function observeHeights(onHeight: (element: Element, height: number) => void): HeightObserver {
  const browser = browserWindow();
  if (!browser?.ResizeObserver)
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  return new browser.ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) onHeight(target, borderBoxSize[0]?.blockSize ?? 0);
  });
}
