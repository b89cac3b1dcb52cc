import { readQuery } from "./address";
import { coercerOf, propertySchema } from "./coerce";
import { type Endpoint, type Media, mediaType } from "./endpoint";
import type { RequestFault } from "./explain-faults";

/** The part of a Request that checking needs. */
export interface BodySource {
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** Reads and checks a body by the media types the operation takes. */
export async function readBody(
  endpoint: Endpoint,
  request: BodySource,
): Promise<{ value: unknown; faults: RequestFault[] }> {
  const contentType = request.headers.get("content-type");
  const text = await request.text();
  const isRequired = endpoint.operation.requestBody?.required ?? false;
  const [first] = endpoint.bodies;
  if (text === "" || !first) {
    return {
      value: undefined,
      faults: isRequired && first ? [problem(first, "required", "is required")] : [],
    };
  }
  const type = mediaType(contentType ?? "");
  const media = endpoint.bodies.find((candidate) => candidate.type === type);
  if (!media) {
    const allowed = endpoint.bodies.map((candidate) => candidate.type).join(" or ");
    return {
      value: undefined,
      faults: [{ ...problem(first, "content", `must be ${allowed}`), field: "content-type" }],
    };
  }
  const body = parse(media, text, endpoint);
  if (!body.isReadable)
    return { value: undefined, faults: [problem(media, "contentMediaType", "is not JSON")] };
  const faults = media.validator()(body.value) ?? [];
  return {
    value: body.value,
    faults: faults.map((fault) => ({
      ...fault,
      field: fieldOf(fault.pointer),
      pointer: `/body${fault.pointer}`,
    })),
  };
}

function parse(media: Media, text: string, endpoint: Endpoint): { isReadable: boolean; value: unknown } {
  if (media.isJson) {
    try {
      return { isReadable: true, value: JSON.parse(text) };
    } catch {
      return { isReadable: false, value: undefined };
    }
  }
  if (media.type !== "application/x-www-form-urlencoded") return { isReadable: true, value: text };
  const { $defs } = endpoint.contract;
  const fields = readQuery(text).map(([name, field]) => [
    name,
    coercerOf(propertySchema(media.schema, name, $defs), $defs)(field),
  ]);
  return { isReadable: true, value: Object.fromEntries(fields) };
}

function fieldOf(pointer: string): string {
  return pointer === "" ? "body" : pointer.slice(1);
}

function problem(media: Media, keyword: string, message: string): RequestFault {
  return { field: "body", pointer: "/body", keyword, message, rule: media.rule };
}
