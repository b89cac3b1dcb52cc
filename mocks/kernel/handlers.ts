import type { Locale } from "../../src/platform/locale";
import type { Random } from "../world/random";
import type { World } from "../world/world";
import type { PlainReply, RefusalReply, SuccessReply } from "./replies";
import type { Session } from "./session";

/**
 * The handlers of a group: one plain function per operationId of its generated `operations`. A missing one, a wrong
 * parameter and a wrong answer are type errors.
 */
export type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id]> };

/** Reads and changes the world it is given and answers at once; a throw takes every change back. */
export type Handler<Operation> = {
  // A method, so that handlers of any operation fit one record of `AnyHandler`.
  handle(request: HandlerRequest<Operation>): ReplyOf<Operation>;
}["handle"];

export type AnyHandler = { handle(request: AnyHandlerRequest): AnyReply }["handle"];

export type AnyReply = SuccessReply<unknown> | RefusalReply<object> | PlainReply<number, unknown>;

interface HandlerContext {
  readonly world: World;
  /** Milliseconds since 1970 on the world's clock. */
  readonly now: number;
  readonly locale: Locale;
  readonly session: Session;
  random(key: string): Random;
}

/** What a handler is given. Values are coerced to the contract's types and already within its limits. */
export interface HandlerRequest<Operation> extends HandlerContext {
  readonly path: Parameters<Operation, "path">;
  readonly query: Parameters<Operation, "query">;
  /** As the contract spells the names. */
  readonly headers: Parameters<Operation, "header">;
  readonly body: BodyOf<Operation>;
}

export interface AnyHandlerRequest extends HandlerContext {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly body: unknown;
}

type Nothing = Readonly<Record<never, never>>;

type Parameters<Operation, Name extends "path" | "query" | "header"> = Operation extends {
  parameters: Partial<Record<Name, infer Values>>;
}
  ? [NonNullable<Values>] extends [never]
    ? Nothing
    : Readonly<NonNullable<Values>>
  : Nothing;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

/** `ok`, `refuse` or `reply`, each exactly as the contract has it. */
export type ReplyOf<Operation> =
  | SuccessReply<SuccessData<JsonOf<Operation, 200>>>
  | RefusalReply<Refusal<JsonOf<Operation, keyof ResponsesOf<Operation>>>>
  | PlainReplyOf<Operation>;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

type ContentOf<Operation, Status> = Status extends keyof ResponsesOf<Operation>
  ? ResponsesOf<Operation>[Status] extends { content: infer Content }
    ? Content
    : undefined
  : never;

type JsonOf<Operation, Status> = Status extends unknown
  ? ContentOf<Operation, Status> extends { "application/json": infer Body }
    ? Body
    : never
  : never;

type SuccessData<Body> = Body extends { success: false }
  ? never
  : Body extends { data: infer Data }
    ? Data
    : undefined;

/** A documented failure; properties with the same value in all failures may be omitted. */
type Refusal<Body> = Body extends { success: false }
  ? Omit<Body, "success" | "data"> & { success?: false; data?: null }
  : never;

type PlainReplyOf<Operation> = {
  [Status in keyof ResponsesOf<Operation> & number]: PlainReply<
    Status,
    ContentOf<Operation, Status> extends infer Content
      ? Content extends object
        ? Content[keyof Content]
        : undefined
      : never
  >;
}[keyof ResponsesOf<Operation> & number];
