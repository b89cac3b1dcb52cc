import { type Coerce, coercerOf, itemSchema } from "./coerce";
import type {
  ContractModel,
  ContractOperation,
  ContractParameter,
  JsonSchema,
  Method,
} from "./contract-model";
import type { AnyHandler } from "./handlers";
import { type NamedExample, namedExamples } from "./named-examples";
import type { Validator } from "./validators";
import { pointerSegment } from "./violations";

/** One operation: its contract and its handler. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly operationId: string;
  readonly operation: ContractOperation;
  readonly contract: ContractModel;
  readonly handler: AnyHandler;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: ReadonlyMap<string, Parameter>;
  readonly headerParameters: readonly Parameter[];
  readonly cookieParameters: readonly Parameter[];
  readonly bodies: readonly Media[];
  /** By HTTP status. */
  readonly responses: ReadonlyMap<number, DeclaredResponse>;
  /** Every response that the contract shows by name. */
  readonly examples: readonly NamedExample[];
}

export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly isExploded: boolean;
  readonly coerce: Coerce;
  /** JSON pointers into the contract model. */
  readonly rule: string;
  validator(): Validator;
}

export interface Media {
  /** "application/json", lower case, without parameters. */
  readonly type: string;
  readonly isJson: boolean;
  readonly schema: JsonSchema;
  readonly rule: string;
  validator(): Validator;
}

/** An answer the contract has. */
export interface DeclaredResponse {
  readonly media: readonly Media[];
  readonly headers: readonly { name: string; coerce: Coerce; rule: string; validator(): Validator }[];
}

/** An operation's place in its contract, and access to validators by JSON pointer. */
interface Place {
  readonly contract: ContractModel;
  /** JSON pointer of the operation. */
  readonly pointer: string;
  validatorOf(pointer: string): Validator;
}

/** Prepares one operation. Nothing is compiled yet: validators are made when first asked for. */
export function createEndpoint(
  contract: ContractModel,
  index: number,
  operation: ContractOperation,
  handler: AnyHandler,
  validatorOf: (pointer: string) => Validator,
): Endpoint {
  const place: Place = { contract, pointer: `/operations/${index}`, validatorOf };
  const parameters = operation.parameters.map((source, position) => ({
    in: source.in,
    ...parameterOf(source, position, place),
  }));
  const { requestBody } = operation;
  return {
    method: operation.method,
    path: operation.path,
    operationId: operation.operationId,
    operation,
    contract,
    handler,
    pathParameters: parameters.filter((candidate) => candidate.in === "path"),
    queryParameters: new Map(
      parameters.filter((candidate) => candidate.in === "query").map((found) => [found.name, found]),
    ),
    headerParameters: parameters.filter((candidate) => candidate.in === "header"),
    cookieParameters: parameters.filter((candidate) => candidate.in === "cookie"),
    bodies: requestBody ? mediaOf(requestBody.content, `${place.pointer}/requestBody`, place) : [],
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        responseOf(response, `${place.pointer}/responses/${status}`, place),
      ]),
    ),
    examples: namedExamples(contract, operation),
  };
}

function parameterOf(
  source: ContractParameter,
  position: number,
  { contract, pointer, validatorOf }: Place,
): Parameter {
  const items = itemSchema(source.schema, contract.$defs);
  const rule = `${pointer}/parameters/${position}`;
  return {
    name: source.name,
    isRequired: source.required || source.in === "path",
    isList: items !== null,
    isExploded: source.explode,
    coerce: coercerOf(items ?? source.schema, contract.$defs),
    rule,
    validator: () => validatorOf(`${rule}/schema`),
  };
}

function mediaOf(content: Record<string, JsonSchema>, pointer: string, { validatorOf }: Place): Media[] {
  return Object.entries(content).map(([type, schema]) => {
    const rule = `${pointer}/content/${pointerSegment(type)}`;
    return {
      type: mediaType(type),
      isJson: isJsonType(mediaType(type)),
      schema,
      rule,
      validator: () => validatorOf(rule),
    };
  });
}

function responseOf(
  { content, headers }: ContractOperation["responses"][string],
  pointer: string,
  place: Place,
): DeclaredResponse {
  const { contract, validatorOf } = place;
  return {
    media: mediaOf(content, pointer, place),
    headers: Object.entries(headers).map(([name, schema]) => {
      const rule = `${pointer}/headers/${pointerSegment(name)}`;
      return { name, coerce: coercerOf(schema, contract.$defs), rule, validator: () => validatorOf(rule) };
    }),
  };
}

/** A media type without its parameters, in lower case. */
export function mediaType(contentType: string): string {
  const end = contentType.indexOf(";");
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

function isJsonType(type: string): boolean {
  return type === "application/json" || type.endsWith("+json");
}
