import { placesNamedBy } from "../../engine/refused-places";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { referredNoun } from "../../plan/nouns";
import type { Exchange } from "../../send/exchange";

/** A refusal's code and error types, without its texts. */
export function refusalSignature(exchange: Exchange): string {
  const parts: unknown[] = [exchange.code];
  const { body } = exchange;
  const envelope = exchange.operation.contract.envelope;
  if (isObject(body)) {
    if (envelope?.errcode !== undefined) parts.push(body[envelope.errcode]);
    for (const name of ["type", "error", "code", "errorCode", "error_code"]) {
      const value = body[name];
      if (typeof value === "string" && /^[\w:./-]+$/.test(value)) parts.push(value);
      else if (isObject(value)) parts.push(value["code"] ?? value["type"]);
    }
  }
  return parts.join(" ");
}

/** Whether a refusal looks like this server's refusals of certainly invalid input. */
export function isInvalidRefusal(trial: Trial, exchange: Exchange): boolean {
  if (exchange.code !== 400 && exchange.code !== 422) return false;
  const own = trial.checker.learnedCodes.invalid.get(exchange.operation.id);
  return own?.has(refusalSignature(exchange)) ?? false;
}

/**
 * Whether a refusal is about something else than one place of the request: it names other places alone, or a reference
 * below it, which a made-up value cannot satisfy.
 */
export function isAboutOther(exchange: Pick<Exchange, "body">, pointer: string): boolean {
  const own = pointer.replace(/^\/(body|query|path|header)[/.]?/, "/");
  const named = placesNamedBy(exchange);
  const isBelow = (place: string): boolean => own === "/" || place.startsWith(`${own}/`);
  return (
    named.length > 0 &&
    named.every((place) => {
      if (place === own || own.startsWith(`${place}/`)) return false;
      return isBelow(place) ? referredNoun(place.split("/").at(-1) ?? "") !== undefined : true;
    })
  );
}
