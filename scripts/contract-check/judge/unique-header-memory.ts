import { sentencesOf } from "../lib/texts";
import { generalText, responseFor } from "../load/documented";
import { descriptionOf } from "../plan/member-sources";
import { type Exchange, headerOf } from "../send/exchange";
import type { Fault } from "./fault";

const different =
  /\b(different|new|another|own|fresh) (\w+ )?(for|with|in|on) (each|every)\b|\b(unique|differs?|different)\b[^.;]{0,30}\b(each|every|per) (request|response|answer|call)\b|\bnever (the same|twice|repeated)\b/i;

/**
 * Headers that a contract promises to differ with every answer: an answer that repeats the value of the one before breaks it.
 *
 * Standard: the descriptions of the contract and its headers.
 * Reports: `header`. Severity: error.
 */
export class UniqueHeaderMemory {
  private readonly last = new Map<string, { value: string; url: string }>();

  faultOf(exchange: Exchange): Fault | undefined {
    const { operation, response, request } = exchange;
    const documented = response && responseFor(operation, response.status);
    for (const { name, place } of documented?.headers ?? []) {
      const value = headerOf(exchange, name.toLowerCase());
      if (
        value === undefined ||
        !isPromised(exchange, name, descriptionOf(place, operation.contract.documents.resolve(place)))
      )
        continue;
      const before = this.last.get(name);
      this.last.set(name, { value, url: request.url });
      if (before?.value !== value) continue;
      return {
        rule: "header",
        cause: `repeated ${name}`,
        expected: `another ${name} than that of the answer before`,
        actual: value,
        pointer: `/headers/${name}`,
        place,
      };
    }
    return undefined;
  }
}

const isPromised = ({ operation }: Exchange, name: string, own: string): boolean =>
  different.test(own) ||
  sentencesOf(generalText(operation.contract)).some(
    (one) => one.toLowerCase().includes(name.toLowerCase()) && different.test(one),
  );
