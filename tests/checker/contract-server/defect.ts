import type { Call, HandlerResponse, WireResponse } from "./call";
import { list, type Operation, type Values, values } from "./contract";

/** One violation of the contract: the operation with the violation, and how the server produces it. */
export interface Defect {
  name: string;
  operationId: string;
  /** Changes the schemas by which the server validates requests. */
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
  /** Resources of other users are accessible. */
  skipsOwnership?: boolean;
  /** Runs before the parameters and the body are read. */
  beforeRead?: (call: Call) => void;
  changeResponse?: (response: HandlerResponse, call: Call) => HandlerResponse;
  changeWire?: (wire: WireResponse, call: Call) => WireResponse;
  /** Changes the response to an undefined method on the operation's path. */
  changeUnrouted?: (method: string, wire: WireResponse) => WireResponse;
  /** The handlers implement the defect and check its name. */
  isInHandler?: boolean;
  /** The defect delays responses: the quick profile finds it as well. */
  isSlow?: boolean;
  /** The defect is intermittent and has to be reported as not confirmed. */
  isFlaky?: boolean;
}

const contentOf = (operation: Operation): Values => {
  const [content] = Object.values(values(operation.body?.["content"]));
  return values(values(content)["schema"]);
};

function propertySchema(schema: Values, name: string): Values {
  if (name === "[]") return values(schema["items"]);
  const subschemas = [
    schema,
    ...list(schema["allOf"]),
    ...list(schema["oneOf"]),
    ...list(schema["anyOf"]),
  ].map(values);
  for (const subschema of subschemas) {
    const found = values(subschema["properties"])[name];
    if (found !== undefined) return values(found);
  }
  throw new Error(`no ${name} in the schema`);
}

/** The schema at a location of an operation: `body/title`, `body/tags/[]`, `query/size`. */
export function schemaAt(operation: Operation, location: string): Values {
  const [source, ...rest] = location.split("/");
  let schema: Values = contentOf(operation);
  if (source !== "body") {
    const name = rest.shift();
    schema = values(operation.parameters.find((one) => one["name"] === name)?.["schema"]);
  }
  return rest.reduce((from, name) => propertySchema(from, name), schema);
}

/** Replaces keywords of the schema at a location; undefined removes a keyword. */
export const limits =
  (location: string, changes: Values) =>
  (operation: Operation): void => {
    const schema = schemaAt(operation, location);
    for (const [keyword, value] of Object.entries(changes)) {
      if (value === undefined) delete schema[keyword];
      else schema[keyword] = value;
    }
  };

/** A defect that the handlers implement. */
export const inHandler = (operationId: string, name: string): Defect => ({
  operationId,
  name: `${operationId} ${name}`,
  isInHandler: true,
});
