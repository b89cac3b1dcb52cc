import type { ParamsOption, RequestBodyOption } from "openapi-fetch";

/** The methods our contracts use. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths of a contract that know a method. */
export type PathWith<Paths extends object, M extends Method> = {
  [Path in keyof Paths & string]: Paths[Path] extends { readonly [Name in M]: object } ? Path : never;
}[keyof Paths & string];

/** The operation behind a method and a path. */
export type OperationAt<PathItem, M extends Method> = PathItem extends {
  readonly [Name in M]: infer Operation;
}
  ? Operation
  : never;

/** What a call may be given besides what its contract asks for. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly cache?: RequestCache;
  /** Lets the call outlive the page that makes it. */
  readonly keepalive?: boolean;
}

/** Parameters and body of an operation, with the options every call has; may be left out where nothing is required. */
export type CallInput<Operation> =
  Record<never, never> extends ParamsOption<Operation> & RequestBodyOption<Operation>
    ? [input?: CallOptions & ParamsOption<Operation> & RequestBodyOption<Operation>]
    : [input: CallOptions & ParamsOption<Operation> & RequestBodyOption<Operation>];

/** The `data` of an operation's successful answers: its other answers are failures and never reach the caller. */
export type ResponseData<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? DataOf<Body>
  : undefined;

type DataOf<Body> = Body extends { success: false }
  ? never
  : Body extends { data: infer Data }
    ? Data
    : undefined;
