import { isUtf8 } from "node:buffer";
import type { Place } from "../document/place";
import type { ResponseSpec } from "../load/model";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import { envelopeFaults } from "./envelope";
import type { Fault } from "./fault";
import { problemFaults } from "./problem";
import { schemaFaults } from "./schema";

/**
 * A body has a documented media type, is UTF-8, and is JSON where the media type is; the envelope and the schema are
 * judged by rules of their own.
 *
 * Standard: RFC 9110 §8.3 (Content-Type); RFC 8259 §8.1 (UTF-8); OpenAPI `content`.
 * Reports: `content-type`, `charset`, `body`. Severity: error.
 */
export function bodyFaults(exchange: Exchange, documented: ResponseSpec, validator: Validator): Fault[] {
  const { operation, response, text } = exchange;
  if (!response || exchange.request.method === "HEAD" || response.status === 204 || response.status === 304)
    return [];
  if (documented.media.length === 0) return [];
  const contentType = response.headers["content-type"]?.[0] ?? "";
  const [type = "", ...options] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const media = documented.media.find((one) => fitsType(baseType(one.type), type));
  if (!media) return [typeFault(documented, contentType)];
  const charset = charsetFault(response.body, documented, {
    contentType,
    type,
    options,
    declared: media.type,
  });
  if (charset) return [charset];
  if (!/json/.test(type)) return [];
  if (!exchange.isJson) return [syntaxFault(text, media.place)];
  const ofFrame = [...envelopeFaults(exchange, documented), ...problemFaults(exchange, documented)];
  const ofBody = schemaFaults(exchange, media.schema, validator, operation);
  return [...ofFrame, ...ofBody.filter(({ pointer }) => !ofFrame.some((one) => one.pointer === pointer))];
}

const baseType = (type: string): string => type.split(";")[0]?.trim() ?? "";

function typeFault(documented: ResponseSpec, contentType: string): Fault {
  return {
    rule: "content-type",
    cause: "",
    expected: documented.media.map(({ type }) => baseType(type)).join(" or "),
    actual: contentType === "" ? "no content type" : contentType,
    pointer: "/headers/content-type",
    place: documented.place,
  };
}

interface ContentType {
  contentType: string;
  type: string;
  options: readonly string[];
  /** The media type of the contract, with its parameters. */
  declared: string;
}

/** A text body that is not UTF-8, or does not name the charset that the contract names. */
function charsetFault(
  body: Buffer,
  { place }: ResponseSpec,
  { contentType, type, options, declared }: ContentType,
): Fault | undefined {
  if (!/json|^text\//.test(type)) return undefined;
  const charset = options
    .find((option) => option.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  const isForeign = charset !== undefined && !/^utf-?8$|^us-ascii$/.test(charset);
  const fault = { rule: "charset", pointer: "/headers/content-type", place } as const;
  if (isForeign || (/json/.test(type) && !isUtf8(body)))
    return {
      ...fault,
      cause: "",
      expected: "UTF-8",
      actual: charset === undefined || /^utf-?8$/.test(charset) ? "bytes that are not UTF-8" : charset,
    };
  if (charset === undefined && /;\s*charset=/i.test(declared) && !/charset/.test(contentType))
    return { ...fault, cause: "unsaid", expected: declared, actual: contentType };
  return undefined;
}

function syntaxFault(text: string, place: Place): Fault {
  return {
    rule: "body",
    cause: "json",
    expected: "JSON",
    actual: text === "" ? "an empty body" : text.slice(0, 120),
    pointer: "",
    place,
  };
}

function fitsType(documentedType: string, type: string): boolean {
  if (documentedType === "*/*" || documentedType === type) return true;
  if (documentedType.endsWith("/*")) return type.startsWith(documentedType.slice(0, -1));
  return false;
}
