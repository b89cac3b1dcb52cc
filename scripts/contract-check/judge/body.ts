import { isUtf8 } from "node:buffer";
import type { ResponseSpec } from "../load/model";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import { envelopeFaults } from "./envelope";
import type { Fault } from "./fault";
import { schemaFaults } from "./schema";

export function bodyFaults(exchange: Exchange, answer: ResponseSpec, validator: Validator): Fault[] {
  const { operation, response, text } = exchange;
  if (!response || exchange.request.method === "HEAD" || response.status === 204 || response.status === 304)
    return [];
  if (answer.media.length === 0) return [];
  const place = answer.place;
  const stated = response.headers["content-type"]?.[0] ?? "";
  const [type = "", ...options] = stated
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const known = answer.media.map((media) => media.type.split(";")[0]?.trim() ?? "");
  const media = answer.media.find((one) => fitsType(one.type.split(";")[0]?.trim() ?? "", type));
  if (!media)
    return [
      {
        rule: "content-type",
        cause: "",
        expected: known.join(" or "),
        actual: stated === "" ? "no content type" : stated,
        pointer: "/headers/content-type",
        place,
      },
    ];
  const charset = options
    .find((option) => option.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  const isText = /json|^text\//.test(type);
  if (
    isText &&
    ((charset !== undefined && !/^utf-?8$|^us-ascii$/.test(charset)) ||
      (/json/.test(type) && !isUtf8(response.body)))
  )
    return [
      {
        rule: "charset",
        cause: "",
        expected: "UTF-8",
        actual: charset === undefined || /^utf-?8$/.test(charset) ? "bytes that are not UTF-8" : charset,
        pointer: "/headers/content-type",
        place,
      },
    ];
  if (isText && charset === undefined && /;\s*charset=/i.test(media.type) && !/charset/.test(stated))
    return [
      {
        rule: "charset",
        cause: "unsaid",
        expected: media.type,
        actual: stated,
        pointer: "/headers/content-type",
        place,
      },
    ];
  if (!/json/.test(type)) return media.schema && text === "" && /^text/.test(type) ? [] : [];
  if (!exchange.isJson)
    return [
      {
        rule: "body",
        cause: "json",
        expected: "JSON",
        actual: text === "" ? "an empty body" : text.slice(0, 120),
        pointer: "",
        place: media.place,
      },
    ];
  const ofFrame = envelopeFaults(exchange, answer);
  const ofBody = schemaFaults(exchange, media.schema, validator, operation);
  return [...ofFrame, ...ofBody.filter(({ pointer }) => !ofFrame.some((one) => one.pointer === pointer))];
}

function fitsType(wanted: string, type: string): boolean {
  if (wanted === "*/*" || wanted === type) return true;
  if (wanted.endsWith("/*")) return type.startsWith(wanted.slice(0, -1));
  return false;
}
