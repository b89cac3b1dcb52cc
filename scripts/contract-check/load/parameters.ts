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
      const fields = object(at.value);
      const kind = string(fields["in"]) as ParameterPlace;
      const name = string(fields["name"]);
      const content = Object.keys(object(fields["content"]))[0];
      const style = string(fields["style"]) || (kind === "query" || kind === "cookie" ? "form" : "simple");
      found.set(`${kind} ${name}`, {
        name,
        in: kind,
        required: fields["required"] === true || kind === "path",
        style,
        explode: typeof fields["explode"] === "boolean" ? fields["explode"] : style === "form",
        allowReserved: fields["allowReserved"] === true,
        schema: content === undefined ? childOf(at, "schema") : childOf(at, "content", content, "schema"),
        isJson: content !== undefined,
        place: at,
        examples: examplesOf(documents, content === undefined ? at : childOf(at, "content", content)),
      });
    });
  }
  // OpenAPI: these header parameters are ignored; other keywords describe them.
  return [...found.values()].filter(
    ({ in: at, name }) => at !== "header" || !/^(accept|content-type|authorization)$/i.test(name),
  );
}
