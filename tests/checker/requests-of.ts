import { leaves } from "../../scripts/contract-check/json";
import type { Exchange } from "../../scripts/contract-check/run/exchange";

/** A run as it was watched: its calls in order, and where its server stood. */
export interface Watched {
  exchanges: readonly Exchange[];
  origin: string;
}

export interface Sent {
  request: string;
  /** What came of it: the code, how much it told and in which state things are, without what the server made up. */
  answer: string;
}

const words = (text: string): string[] => text.match(/[\w-]{6,}/g) ?? [];

/**
 * What each of two runs sent. What the server made up is written as the place where it was given first: it is whatever
 * the same place of the same answer had otherwise in the other run. By its look alone an id of letters is a word.
 */
export function asSent(first: Watched, second: Watched): [Sent[], Sent[]] {
  return [sentBy(first, second), sentBy(second, first)];
}

function sentBy({ exchanges, origin }: Watched, other: Watched): Sent[] {
  const names = new Map<string, string>();
  const plain = (text: string): string => text.replace(/[\w-]{6,}/g, (one) => names.get(one) ?? one);
  return exchanges.map((exchange, index) => {
    const { method, url, headers, body } = exchange.request;
    const said = [method, url.replace(origin, ""), JSON.stringify(headers), body?.toString() ?? ""];
    const sent = {
      request: plain(said.join(" ")),
      answer: toldBy(exchange),
    };
    const there = other.exchanges[index];
    const elsewhere = there ? wordsIn(there) : new Map<string, string>();
    for (const [place, word] of wordsIn(exchange))
      if (!names.has(word)) names.set(word, elsewhere.get(place) === word ? word : `⟦${index} ${place}⟧`);
    return sent;
  });
}

function toldBy({ code, body }: Exchange): string {
  const all = [...leaves(body)].map(([, value]) => value);
  const states = all.filter(
    (value) =>
      typeof value === "boolean" || (typeof value === "string" && /^[a-z][A-Za-z]{2,20}$/.test(value)),
  );
  return `${code} ${all.length} ${states.join(" ")}`;
}

/** Place in an answer → the word that stands there. */
function wordsIn({ body, response }: Exchange): Map<string, string> {
  const found = new Map<string, string>();
  const note = (text: string, place: string): void => {
    for (const [at, word] of words(text).entries()) found.set(at === 0 ? place : `${place} ${at}`, word);
  };
  for (const [pointer, value] of leaves(body)) note(String(value), pointer);
  for (const [at, line] of (response?.headers["set-cookie"] ?? []).entries()) note(line, `cookie ${at}`);
  return found;
}
