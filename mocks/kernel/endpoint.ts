import { type Coerce, coercerOf, itemSchema } from "./coerce";
import type {
  ContractModel,
  ContractOperation,
  ContractParameter,
  JsonSchema,
  Method,
} from "./contract-model";
import type { AnyHandler } from "./handlers";
import type { Validator } from "./validators";
import { pointerSegment } from "./violations";

/** One operation, ready to be asked: what its contract says and the function that answers. */
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

/** Prepares one operation. Nothing is compiled yet: validators are made when first asked for. */
export function createEndpoint(
  contract: ContractModel,
  index: number,
  operation: ContractOperation,
  handler: AnyHandler,
  validatorOf: (pointer: string) => Validator,
): Endpoint {
  const place = `/operations/${index}`;
  const parameter = (source: ContractParameter, position: number): Parameter => {
    const items = itemSchema(source.schema, contract.$defs);
    const rule = `${place}/parameters/${position}`;
    return {
      name: source.name,
      isRequired: source.required || source.in === "path",
      isList: items !== null,
      isExploded: source.explode,
      coerce: coercerOf(items ?? source.schema, contract.$defs),
      rule,
      validator: () => validatorOf(`${rule}/schema`),
    };
  };
  const parameters = operation.parameters.map((source, position) => ({
    in: source.in,
    ...parameter(source, position),
  }));
  const media = (content: Record<string, JsonSchema>, where: string): Media[] =>
    Object.entries(content).map(([type, schema]) => {
      const rule = `${where}/content/${pointerSegment(type)}`;
      return {
        type: mediaType(type),
        isJson: isJsonType(mediaType(type)),
        schema,
        rule,
        validator: () => validatorOf(rule),
      };
    });
  const responses = Object.entries(operation.responses).map(
    ([status, response]): [number, DeclaredResponse] => {
      const where = `${place}/responses/${status}`;
      const headers = Object.entries(response.headers).map(([name, schema]) => {
        const rule = `${where}/headers/${pointerSegment(name)}`;
        return { name, coerce: coercerOf(schema, contract.$defs), rule, validator: () => validatorOf(rule) };
      });
      return [Number(status), { media: media(response.content, where), headers }];
    },
  );
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
    bodies: operation.requestBody ? media(operation.requestBody.content, `${place}/requestBody`) : [],
    responses: new Map(responses),
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
