import { leaves } from "../lib/json";
import type { Exchange } from "../send/exchange";
import { placesNamedBy } from "./refused-places";

/** What a refusal says, in lower case. */
export const textOfRefusal = ({ body }: Pick<Exchange, "body">): string =>
  [...leaves(body)].map(([, value]) => (typeof value === "string" ? value.toLowerCase() : "")).join(" ");

/** What tells one refusal from another: its code, the places that it names and its words but for those with digits. */
export function reasonOf(refusal: Pick<Exchange, "body" | "code">): string {
  const words = textOfRefusal(refusal)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word));
  return [refusal.code, ...placesNamedBy(refusal), ...words].join(" ");
}
