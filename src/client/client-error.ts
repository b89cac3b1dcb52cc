import type { Message } from "../rules/messages";

/** One field the server refused. */
export interface FieldProblem {
  /** Name of the parameter or body property; a path into the body is written with slashes, "items/0/name". */
  readonly field: string;
  readonly message: Message;
  /** The server's own message; only where its key is unknown. */
  readonly serverMessage?: string;
}

interface Failure {
  /** The message of the table. */
  readonly message: Message;
  /** The server's own text; takes precedence over `message`. */
  readonly serverMessage?: string;
  /** Whether trying the same once more may help. */
  readonly canRetry: boolean;
}

/**
 * Every way a call can fail. Screens switch on `kind`; only the client reads status codes.
 * - offline: no answer · timeout: none within the time limit · http: an HTTP error status
 * - signed-out: no session, or it ended · refused: the server refused, with its code
 * - invalid: fields break their limits · broken: an unreadable answer, or a client-side error
 */
export type ClientError = Failure &
  (
    | { readonly kind: "offline" | "timeout" | "signed-out" | "broken" }
    | { readonly kind: "http"; readonly status: number }
    | {
        readonly kind: "refused";
        /** The envelope's `code` and `errcode`; null where it carries none. */
        readonly code: number | null;
        readonly errcode: number | null;
        /** The envelope's `data`: a refusal may carry a part of the answer. */
        readonly data: unknown;
      }
    | { readonly kind: "invalid"; readonly fields: readonly FieldProblem[] }
  );

export type ClientErrorKind = ClientError["kind"];

/** The outcome of a call, as data: failures are never thrown at a screen. */
export type Result<T> = Success<T> | { readonly ok: false; readonly error: ClientError };

interface Success<T> {
  readonly ok: true;
  readonly data: T;
}

const kinds: Readonly<Record<ClientErrorKind, true>> = {
  offline: true,
  timeout: true,
  http: true,
  "signed-out": true,
  refused: true,
  invalid: true,
  broken: true,
};

/** Whether something caught is a failed call, not a mistake in the program. */
export function isClientError(caught: unknown): caught is ClientError {
  if (typeof caught !== "object" || caught === null || !("kind" in caught) || !("canRetry" in caught))
    return false;
  return typeof caught.kind === "string" && Object.hasOwn(kinds, caught.kind);
}

/** Whether the server reports that the requested object does not exist. */
export function isNotFound(error: ClientError): boolean {
  return error.kind === "refused" && error.code === 404;
}

/** Whether the answer was lost: what was asked for may have been done all the same. */
export function isOutcomeUnknown({ kind }: ClientError): boolean {
  return kind === "offline" || kind === "timeout" || kind === "http" || kind === "broken";
}

/** For react-query alone, which knows failures only by throwing: the data, or the `ClientError` thrown. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.data;
  throw result.error;
}

/** The way back: a promise that rejects with a `ClientError` (a mutation's `mutateAsync`) as a result. Other errors stay thrown. */
export async function toResult<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (caught) {
    if (isClientError(caught)) return { ok: false, error: caught };
    throw caught;
  }
}
