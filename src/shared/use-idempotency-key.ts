import { useCallback, useMemo, useRef } from "react";
import { randomCode } from "../platform/random-code";
import { readStored, writeStored } from "../platform/storage";
import { useUser } from "./session/signed-in-user";

/** A request's content. */
export interface SentRequest {
  readonly key: string;
  /** The coupon it was sent with first: once an order holds it, the same choice would be priced without one. */
  readonly couponId: number | null;
}

/** The idempotency key of one user action: repeated with the same content, the server does nothing twice. */
export interface IdempotencyKey {
  /** The key of a request; the same while its content stays the same, also after a reload. */
  readonly of: (request: unknown, couponId?: number | null) => SentRequest;
  /** Whether this very request was sent and not answered as far as is known, also before a reload. */
  readonly wasSent: (request: unknown) => boolean;
  /** The request succeeded: the next one, even an equal one, gets a new key. */
  readonly reset: () => void;
}

type RequestName =
  | "order"
  | "upgrade"
  | "invoice"
  | "coupon"
  | "withdrawal"
  | "activation"
  | "lead"
  | "followUp"
  | "promoter"
  | "device";

/**
 * Assigns a request its key before it is sent, so that a retry after a failure, a time-out or a reload is
 * recognised. The tab stores the key beside a digest of the content, never the content itself, which may include a
 * code.
 * @param name kind of request; the last one of each kind is stored
 */
export function useIdempotencyKey(name: RequestName): IdempotencyKey {
  const { kdUid } = useUser();
  const storageKey = `wish.${name}`;
  const digestOfOwn = useCallback((request: unknown) => digestOf(JSON.stringify([kdUid, request])), [kdUid]);
  const keyOf = useCallback(
    (request: unknown, couponId: number | null = null) => {
      const digest = digestOfOwn(request);
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
    [digestOfOwn, storageKey],
  );
  const wasSent = useCallback(
    (request: unknown) => readStored("visitDrafts")?.[storageKey]?.["digest"] === digestOfOwn(request),
    [digestOfOwn, storageKey],
  );
  const reset = useCallback(() => {
    const { [storageKey]: _removed, ...others } = readStored("visitDrafts") ?? {};
    writeStored("visitDrafts", others);
  }, [storageKey]);
  return useMemo(() => ({ of: keyOf, wasSent, reset }), [keyOf, wasSent, reset]);
}

/**
 * The key of a request whose content must not outlive the page, not even as a digest: the few digits of a card or an
 * identity number could be guessed from one. The same while the content stays the same.
 */
export function useUnstoredIdempotencyKey(): (request: unknown) => string {
  const sent = useRef({ content: "", key: "" });
  return useCallback((request: unknown) => {
    const content = JSON.stringify(request);
    if (sent.current.content !== content) sent.current = { content, key: randomCode() };
    return sent.current.key;
  }, []);
}

/** A 64-bit digest (two rounds of FNV-1a), from which the text cannot be read. */
function digestOf(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return round(0x811c9dc5) + round(0x9747b28c);
}
