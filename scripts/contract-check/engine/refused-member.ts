import { codeIn } from "../judge/stated-codes";
import { isObject } from "../lib/json";
import { wordsOf } from "../plan/nouns";
import { shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";

/**
 * The body of a refused request without the optional members that the code of the refusal names: `promo_code_unusable` is about
 * `promoCode`, which a request may do without. Undefined where it names none.
 */
export function withoutRefused({ validator }: Checker, { operation, call, code, body }: Exchange): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || ![400, 404, 409, 422].includes(code) || !isObject(call.body)) return undefined;
  const named = new Set(wordsOf(codeIn(body) ?? ""));
  const { required } = shapeOf(operation.contract.documents, schema);
  const remaining = Object.entries(call.body).filter(([name]) => {
    const words = wordsOf(name).filter((word) => word !== "id");
    return required.has(name) || words.length === 0 || !words.every((word) => named.has(word));
  });
  if (remaining.length === Object.keys(call.body).length) return undefined;
  const left = Object.fromEntries(remaining);
  return validator.isValid(schema, left) ? left : undefined;
}
