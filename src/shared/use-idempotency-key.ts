import { useCallback, useMemo } from "react";
import { randomCode } from "../platform/random-code";
import { readStored, writeStored } from "../platform/storage";
import { useUser } from "./session/signed-in-user";

/** A wish as it is sent. */
export interface SentRequest {
  readonly key: string;
  /** The coupon it was sent with first: once an order holds it, the same choice would be priced without one. */
  readonly couponId: number | null;
}

/** The key of one wish of the user: sent again with the same wish, the server makes nothing twice. */
export interface IdempotencyKey {
  /** The key of a wish; the same one while the wish stays the same, over a reload too. */
  readonly of: (request: unknown, couponId?: number | null) => SentRequest;
  /** The wish was granted: the next one, even if it is alike, is a new one. */
  readonly forget: () => void;
}

type RequestName = "order" | "upgrade" | "invoice" | "coupon" | "lead";

/**
 * Gives a wish its key before it is sent, so that a second try after a failure, a time-out or a reload is known as
 * the first one. The tab keeps the key beside a digest of the wish, never the wish itself: it may hold a code.
 * @param name which kind of wish; of each kind the last one is kept
 */
export function useIdempotencyKey(name: RequestName): IdempotencyKey {
  const { kdUid } = useUser();
  const storageKey = `wish.${name}`;
  const keyOf = useCallback(
    (request: unknown, couponId: number | null = null) => {
      const digest = digestOf(JSON.stringify([kdUid, request]));
      const {
        digest: previousDigest,
        key,
        couponId: sentCoupon,
      } = readStored("visitDrafts")?.[storageKey] ?? {};
      if (previousDigest === digest && typeof key === "string")
        return { key, couponId: typeof sentCoupon === "number" ? sentCoupon : null };
      const sent: SentRequest = { key: randomCode(), couponId };
      writeStored("visitDrafts", { ...readStored("visitDrafts"), [storageKey]: { ...sent, digest } });
      return sent;
    },
    [kdUid, storageKey],
  );
  const forget = useCallback(() => {
    const { [storageKey]: _removed, ...others } = readStored("visitDrafts") ?? {};
    writeStored("visitDrafts", others);
  }, [storageKey]);
  return useMemo(() => ({ of: keyOf, forget }), [keyOf, forget]);
}

/** 64 bits that tell one text from another (two rounds of FNV-1a); nobody can read the text from them. */
function digestOf(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return round(0x811c9dc5) + round(0x9747b28c);
}
