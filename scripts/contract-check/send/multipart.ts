import { createRandom } from "../../lib/random";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { toJson } from "../lib/exact-json";
import { array, isObject, object, string } from "../lib/json";
import type { Media } from "../load/model";
import { membersOf } from "../schema/shape";
import { formPairs } from "./form-pairs";

/** A body in parts, with the type and the boundary that its header names. */
export function multipartBody(
  documents: Documents,
  type: string,
  body: unknown,
  media: Media | undefined,
): { type: string; bytes: Buffer } {
  const boundary = `----check${createRandom(1, toJson(body)).word(16)}`;
  const members = media?.schema ? membersOf(documents, media.schema) : undefined;
  const parts = formPairs(body).map(([name, value]) => {
    const stated = members?.get(name);
    const encoding = media?.encoding[name];
    const ownType = isObject(encoding) ? string(encoding["contentType"]).split(",")[0]?.trim() : undefined;
    const statedType = stated && fileTypeOf(documents, stated);
    const fileType = ownType === undefined ? statedType : ownType || statedType || "";
    const file =
      fileType === undefined ? "" : `; filename="${name}.txt"\r\ncontent-type: ${fileType || "text/plain"}`;
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return {
    type: `${type}; boundary=${boundary}`,
    bytes: Buffer.from([...parts, `--${boundary}--\r\n`].join("")),
  };
}

/**
 * The media type of a member that is a file, empty where the schema does not say which; undefined for other members. A file
 * stands in a list of several and among alternatives, too.
 */
function fileTypeOf(documents: Documents, place: Place, depth = 0): string | undefined {
  const { value } = documents.resolve(place);
  const fields = object(value);
  const type = string(fields["contentMediaType"]);
  if (type !== "" || string(fields["format"]) === "binary") return type;
  if (depth > 3) return undefined;
  const inner = [
    ...(isObject(fields["items"]) ? [documents.child(place, "items")] : []),
    ...["anyOf", "oneOf", "allOf"].flatMap((keyword) =>
      array(fields[keyword]).map((_, index) => documents.child(place, keyword, String(index))),
    ),
  ];
  for (const one of inner) {
    const found = fileTypeOf(documents, one, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
