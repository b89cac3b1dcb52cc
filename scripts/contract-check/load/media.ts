import type { Documents } from "../document/documents";
import { childOf, type Place } from "../document/place";
import type { BodyDirection } from "../document/source";
import { object } from "../lib/json";
import type { Media } from "./model";

export function examplesOf(documents: Documents, place: Place): unknown[] {
  const fields = object(place.value);
  const several = Object.keys(object(fields["examples"])).map(
    (name) => object(documents.child(place, "examples", name).value)["value"],
  );
  return [...("example" in fields ? [fields["example"]] : []), ...several].filter(
    (value) => value !== undefined,
  );
}

export function readMedia(documents: Documents, place: Place, direction: BodyDirection): Media[] {
  return Object.keys(object(object(place.value)["content"])).map((type) => {
    const at = childOf(place, "content", type);
    const fields = object(at.value);
    return {
      type: type.toLowerCase(),
      schema:
        fields["schema"] === undefined ? undefined : documents.inDirection(childOf(at, "schema"), direction),
      examples: examplesOf(documents, at),
      encoding: object(fields["encoding"]),
      place: at,
    };
  });
}
