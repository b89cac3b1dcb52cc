import { shapesOf } from "../diff/shapes";
import type { Side } from "../diff/side";
import { type FoundOperation, list, record, text } from "../operations";

/** How the text of a field becomes a value. */
type FieldType = "text" | "number" | "boolean" | "list" | "numbers";

interface CallParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly type: FieldType;
  /** Text that the form begins with; empty where the contract has no example. */
  readonly example: string;
}

/** What the script of the page needs to make a call of an operation; body examples stand in the page. */
export interface CallModel {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly CallParameter[];
  /** Media types of the body, the first one first. */
  readonly media: readonly string[];
  /** Names of the examples of responses. */
  readonly answers: readonly string[];
  /** Address of the contract, where no server can be tried. */
  readonly server: string;
}

/** The call of an operation with the examples of its contract. */
export function callModel({ operation, method, path, pointer }: FoundOperation, side: Side): CallModel {
  const { document, file } = side.contract;
  const content = record(record(operation["requestBody"])["content"]);
  return {
    operationId: text(operation["operationId"]),
    group: file.slice(file.lastIndexOf("/") + 1).replace(/\.yaml$/, ""),
    method: method.toUpperCase(),
    path,
    parameters: list(operation["parameters"]).map((value, index) => {
      const parameter = record(value);
      const schema = { value: parameter["schema"] ?? {}, pointer: `${pointer}/parameters/${index}/schema` };
      return {
        name: text(parameter["name"]),
        in: text(parameter["in"]),
        required: parameter["required"] === true,
        type: fieldType(schema, side),
        example: "example" in parameter ? [parameter["example"]].flat().map(String).join(",") : "",
      };
    }),
    media: Object.keys(content),
    answers: Object.values(record(operation["responses"])).flatMap((response) =>
      Object.values(record(record(response)["content"])).flatMap((media) =>
        Object.keys(record(record(media)["examples"])),
      ),
    ),
    server: text(record(list(document["servers"])[0])["url"]),
  };
}

function fieldType(schema: Parameters<typeof shapesOf>[0], side: Side): FieldType {
  const shapes = shapesOf(schema, side).filter(({ type }) => type !== "null");
  const [first] = shapes;
  if (first?.items) return fieldType(first.items, side) === "number" ? "numbers" : "list";
  if (first?.type === "integer" || first?.type === "number") return "number";
  return first?.type === "boolean" ? "boolean" : "text";
}
