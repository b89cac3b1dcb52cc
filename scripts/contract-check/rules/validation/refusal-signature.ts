import { placesNamedBy } from "../../engine/refused-places";
import type { Trial } from "../../engine/trial";
import { isObject, leaves, valueAt } from "../../lib/json";
import { literal } from "../../lib/texts";
import { referredNoun, spacedNoun, wordsOf } from "../../plan/nouns";
import type { Exchange } from "../../send/exchange";
import type { Variation } from "../shared/variation";

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

const declaredUnknown =
  /\b(does not|doesn't|do not|don't) exist\b|\b(not|could not be|cannot be) found\b|\bcould not find\b|\bunknown\b|\bno such\b|\bthere('s| is) no\b/i;

/**
 * Whether a refusal says of the very value under test that nothing has it: "Tag type 'vp' does not exist". What the place may
 * hold depends on what exists. Of a value that the schema lists, it says nothing.
 */
export function isUnknownValue(
  { pointer, keyword }: Pick<Variation, "pointer" | "keyword">,
  body: unknown,
  refusal: Pick<Exchange, "body">,
): boolean {
  if (!/^(minLength|maxLength|text|pattern|format|minimum|maximum|optional)$/.test(keyword)) return false;
  if (!/^\/body(\/|$)/.test(pointer)) return false;
  const values = [...leaves(valueAt(body, pointer.slice(5)))]
    .map(([, value]) => value)
    .filter((value) => (typeof value === "string" && value !== "") || typeof value === "number");
  return [...leaves(refusal.body)].some(
    ([, text]) =>
      typeof text === "string" &&
      declaredUnknown.test(text) &&
      values.some((value) => new RegExp(`(?<![\\w-])${literal(String(value))}(?![\\w-])`).test(text)),
  );
}

/**
 * Whether a refusal says that there is none of what the name of the place under test begins with: "There is no active courier
 * of this badge" of `courierBadge`, where there are couriers.
 */
export function isUnknownOwner(
  { pointer, keyword }: Pick<Variation, "pointer" | "keyword">,
  refusal: Pick<Exchange, "body" | "text">,
  isResource: (noun: string) => boolean,
): boolean {
  if (!/^(minLength|maxLength|text|pattern|format|minimum|maximum|optional)$/.test(keyword)) return false;
  const words = wordsOf(pointer.split("/").at(-1) ?? "");
  const nouns = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(""));
  const texts = [...leaves(refusal.body)].map(([, text]) => text).filter((text) => typeof text === "string");
  return nouns.some(
    (noun) =>
      isResource(noun) &&
      (texts.length > 0 ? texts : [refusal.text]).some(
        (text) => declaredUnknown.test(text) && new RegExp(`\\b${spacedNoun(noun)}s?\\b`, "i").test(text),
      ),
  );
}

/** Whether a refusal is about how strong a password is, which no schema states. */
export const isAboutStrength = ({ text }: Pick<Exchange, "text">): boolean =>
  /\bpassword\b/i.test(text) &&
  /\b(upper|lower)[ -]?case\b|\b(digit|number|special character|symbol)\b|\bcharacters long\b/i.test(text);

/** Whether a refusal is about what else uses the instance at the moment, which the value alone does not show. */
export const isAboutUse = ({ text }: Pick<Exchange, "text">): boolean =>
  /\b(is|are) (being |still |already |currently )?(used|in use|referenced|assigned|attached) (by|in|to)\b/i.test(
    text,
  );
