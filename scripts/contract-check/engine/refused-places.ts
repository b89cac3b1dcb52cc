import { leaves } from "../lib/json";
import type { Exchange } from "../send/exchange";

const placeNames =
  /^(field|pointer|path|loc|location|name|property|param|parameter|member|instancePath|source)$/i;

/** The places that a refusal names, as pointers without the body: "parcels[0].lines[1].itemId" → `/parcels/0/lines/1/itemId`. */
export function placesNamedBy({ body }: Pick<Exchange, "body">): string[] {
  return [...leaves(body)].flatMap(([pointer, value]) => {
    const name = pointer.split("/").findLast((step) => !/^\d+$/.test(step)) ?? "";
    if (typeof value !== "string" || !placeNames.test(name) || pointer.split("/").length < 3) return [];
    return [
      `/${value
        .replace(/^[$#]?\/?(body|query)?[/.]?/, "")
        .replace(/\[(\d+)\]/g, ".$1")
        .split(/[./]/)
        .filter((step) => step !== "")
        .join("/")}`,
    ];
  });
}
