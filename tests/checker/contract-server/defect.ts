import type { Answer, Call, Wire } from "./call";
import { list, type Operation, type Values, values } from "./contract";

/** One broken promise: the operation that breaks it, and how the server is bent to break it. */
export interface Defect {
  name: string;
  operationId: string;
  /** The limits the server keeps of the operation. */
  limits?: (operation: Operation) => void;
  access?:
    | "anybody"
    | "any credentials"
    | "empty credentials"
    | "any end"
    | "ended sessions"
    | "forgets nothing"
    | { unverified: string }
    | { refused: string };
  /** Everybody's things are reached by everybody. */
  open?: boolean;
  /** What happens before anything is read. */
  before?: (call: Call) => void;
  answer?: (answer: Answer, call: Call) => Answer;
  wire?: (wire: Wire, call: Call) => Wire;
  /** What a method that does not exist is told on the operation's path. */
  strange?: (method: string, wire: Wire) => Wire;
  /** Something the handlers know by the defect's name. */
  inside?: boolean;
  /** It waits: with fewer requests it is found as well. */
  isSlow?: boolean;
  /** It does not show each time, and has to be told as such. */
  flaky?: boolean;
}

const contentOf = (operation: Operation): Values => {
  const [content] = Object.values(values(operation.body?.["content"]));
  return values(values(content)["schema"]);
};

function inner(schema: Values, name: string): Values {
  if (name === "[]") return values(schema["items"]);
  const parts = [schema, ...list(schema["allOf"]), ...list(schema["oneOf"]), ...list(schema["anyOf"])].map(
    values,
  );
  for (const part of parts) {
    const found = values(part["properties"])[name];
    if (found !== undefined) return values(found);
  }
  throw new Error(`no ${name} in the schema`);
}

/** The schema at a place of an operation: `body/title`, `body/tags/[]`, `query/size`. */
export function schemaAt(operation: Operation, place: string): Values {
  const [where, ...rest] = place.split("/");
  let schema: Values = contentOf(operation);
  if (where !== "body") {
    const name = rest.shift();
    schema = values(operation.parameters.find((one) => one["name"] === name)?.["schema"]);
  }
  return rest.reduce((from, name) => inner(from, name), schema);
}

/** A server that overlooks keywords of a place, or keeps others in their stead. */
export const limits =
  (place: string, changes: Values) =>
  (operation: Operation): void => {
    const schema = schemaAt(operation, place);
    for (const [keyword, value] of Object.entries(changes)) {
      if (value === undefined) delete schema[keyword];
      else schema[keyword] = value;
    }
  };

/** A defect that the handlers know by its name. */
export const inside = (operationId: string, name: string): Defect => ({
  operationId,
  name: `${operationId} ${name}`,
  inside: true,
});
