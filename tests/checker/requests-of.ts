import { leaves } from "../../scripts/contract-check/json";
import type { Exchange } from "../../scripts/contract-check/run/exchange";

export interface Sent {
  request: string;
  /** What came of it: the code, without what the server made up. */
  answer: string;
}

/** What was sent, every value that an earlier answer gave written as the place where it was given. */
export function asSent(exchanges: readonly Exchange[], origin: string): Sent[] {
  const given = new Map<string, string>();
  const plain = (text: string): string => text.replace(/[\w-]{6,}/g, (one) => given.get(one) ?? one);
  return exchanges.map((exchange, index) => {
    const { method, url, headers, body } = exchange.request;
    const said = [method, url.replace(origin, ""), JSON.stringify(headers), body?.toString() ?? ""];
    const sent = { request: plain(said.join(" ")), answer: String(exchange.code) };
    const note = (value: string, place: string): void => {
      for (const [one] of value.matchAll(/[\w-]{6,}/g))
        if (/\d/.test(one) && !given.has(one)) given.set(one, `⟦${index} ${place}⟧`);
    };
    for (const [pointer, value] of leaves(exchange.body)) note(String(value), pointer);
    for (const line of exchange.response?.headers["set-cookie"] ?? []) note(line, "cookie");
    return sent;
  });
}
