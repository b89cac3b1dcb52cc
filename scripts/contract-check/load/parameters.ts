import type { Documents } from "../document/documents";
import { childOf, type Place } from "../document/place";
import { array, object, string } from "../lib/json";
import { examplesOf } from "./media";
import type { Parameter, ParameterPlace } from "./model";

export function readParameters(documents: Documents, item: Place, place: Place): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const level of [item, place]) {
    array(object(level.value)["parameters"]).forEach((_, index) => {
      const at = documents.child(level, "parameters", index);
      const said = object(at.value);
      const kind = string(said["in"]) as ParameterPlace;
      const name = string(said["name"]);
      const content = Object.keys(object(said["content"]))[0];
      const style = string(said["style"]) || (kind === "query" || kind === "cookie" ? "form" : "simple");
      found.set(`${kind} ${name}`, {
        name,
        in: kind,
        required: said["required"] === true || kind === "path",
        style,
        explode: typeof said["explode"] === "boolean" ? said["explode"] : style === "form",
        allowReserved: said["allowReserved"] === true,
        schema: content === undefined ? childOf(at, "schema") : childOf(at, "content", content, "schema"),
        isJson: content !== undefined,
        place: at,
        examples: examplesOf(documents, content === undefined ? at : childOf(at, "content", content)),
      });
    });
  }
  // OpenAPI: these three header parameters are ignored, their meaning stands elsewhere.
  return [...found.values()].filter(
    ({ in: at, name }) => at !== "header" || !/^(accept|content-type|authorization)$/i.test(name),
  );
}
