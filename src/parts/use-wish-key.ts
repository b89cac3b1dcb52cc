import { useCallback, useMemo, useRef } from "react";
import { randomCode } from "../platform/random-code";

/** The key of one wish of the user: sent again with the same wish, the server makes nothing twice. */
export interface WishKey {
  /** The key of a wish; the same one while the wish stays the same. */
  readonly of: (wish: unknown) => string;
  /** The wish was granted: the next one, even if it is alike, is a new one. */
  readonly forget: () => void;
}

/** Gives a wish its key, so that a second try after a failure or a time-out is known as the first one. */
export function useWishKey(): WishKey {
  const kept = useRef<{ wish: string; key: string } | null>(null);
  const keyOf = useCallback((wish: unknown) => {
    const text = JSON.stringify(wish);
    if (kept.current?.wish !== text) kept.current = { wish: text, key: randomCode() };
    return kept.current.key;
  }, []);
  const forget = useCallback(() => {
    kept.current = null;
  }, []);
  return useMemo(() => ({ of: keyOf, forget }), [keyOf, forget]);
}
