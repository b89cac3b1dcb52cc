import { type Exchange, headerOf } from "../send/exchange";
import type { Fault } from "./fault";

/**
 * What a strong entity tag stood for when it was last seen: one address does not show two bodies under one of them.
 *
 * Standard: RFC 9110 §8.8.1 (strong validators).
 * Reports: `conditional`. Severity: error.
 */
export class EntityTagMemory {
  private readonly seen = new Map<string, { tag: string; text: string }>();

  faultOf(exchange: Exchange): Fault | undefined {
    const { operation, request, response, text, call } = exchange;
    const tag = headerOf(exchange, "etag");
    if (operation.method !== "get" || call.method !== undefined || response?.status !== 200) return undefined;
    if (tag === undefined || !tag.startsWith('"')) return undefined;
    const key = `${exchange.user} ${request.url} ${request.headers["accept"]} ${request.headers["accept-language"]}`;
    const before = this.seen.get(key);
    this.seen.set(key, { tag, text });
    if (before?.tag !== tag || before.text === text) return undefined;
    return {
      rule: "conditional",
      cause: "same tag",
      expected: "another entity tag for another body",
      actual: tag,
      pointer: "/headers/etag",
      place: operation.place,
    };
  }
}
