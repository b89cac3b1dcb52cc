import type { Client } from "openapi-fetch";
import { http } from "../rules/limits";
import type { Result } from "./client-error";
import type { CallOptions, Method } from "./contract-types";
import { startDeadline } from "./deadline";
import { type Envelope, isSuccessEnvelope, type ReadEnvelope, readEnvelope } from "./envelope";
import {
  brokenError,
  offlineError,
  type RefusalMessages,
  refusalError,
  statusError,
  timeoutError,
  unreadableError,
} from "./failures";
import type { CallTarget } from "./target";

/** What a call needs of the place it is made from: a page, an app, a test. */
export interface Transport {
  readonly targetOf: (path: string) => CallTarget;
  readonly isOnline: () => boolean;
  /** Called after every "not logged in" response; the path is the contract's. */
  readonly onSignedOut: (path: string, method: Method) => void;
}

/** Contracts seen from inside the set-up, where it does not matter which one it is. */
export type UntypedPaths = Record<string, Record<Method, UntypedOperation>>;

interface UntypedOperation {
  parameters: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
  };
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}

export interface UntypedInput extends CallOptions {
  readonly params?: object;
  readonly body?: unknown;
}

/**
 * Begins to read one answer somewhere else than in the page, whose thread megabytes of JSON would hold up. Called
 * together with the request, so that a worker starts meanwhile; the function it returns is given a successful HTTP
 * answer, its body unread, and must not reject with a TypeError unless the connection is lost.
 */
export type AnswerReader<Data> = () => (response: Response) => Promise<ReadEnvelope<Data>>;

interface UntypedCall<Data> {
  readonly client: Client<UntypedPaths>;
  readonly transport: Transport;
  readonly method: Method;
  readonly path: string;
  readonly input: UntypedInput | undefined;
  readonly refusals: RefusalMessages;
  /** Reads the answer; where absent, it is parsed here. */
  readonly reader?: AnswerReader<Data>;
}

/** Makes one call and returns its result. */
export async function call<Data>(request: UntypedCall<Data>): Promise<Result<Data>> {
  const caller = request.input?.signal;
  if (caller?.aborted) throw caller.reason;
  const deadline = startDeadline(http.timeout, caller);
  try {
    const result = toCallResult<Data>(await send(request, deadline.signal), request.refusals);
    if (!result.ok && result.error.kind === "signed-out")
      request.transport.onSignedOut(request.path, request.method);
    return result;
  } catch (caught) {
    // The time first: a caller that gives up after it is not the reason.
    if (deadline.isTimeOver()) return { ok: false, error: timeoutError() };
    if (caller?.aborted) throw caller.reason;
    if (!isNetworkFailure(caught)) return { ok: false, error: brokenError(String(caught)) };
    return { ok: false, error: offlineError(request.transport.isOnline()) };
  } finally {
    deadline.clear();
  }
}

/** An answer, its body read to the end. */
interface ReadResponse {
  readonly response: Response;
  readonly envelope: Envelope | null;
}

async function send<Data>(
  { client, transport, method, path, input, reader }: UntypedCall<Data>,
  signal: AbortSignal,
): Promise<ReadResponse> {
  const { baseUrl, credentials, headers } = transport.targetOf(path);
  const options = { ...input, baseUrl, credentials, headers, signal };
  if (reader === undefined) {
    // Read as text, so that a non-JSON response is distinct from a truncated one.
    const { data, error, response } = await client.request(method, path, { ...options, parseAs: "text" });
    return { response, envelope: readEnvelope(response.ok ? parseJson(data ?? "") : error) };
  }
  const read = reader();
  const { error, response } = await client.request(method, path, { ...options, parseAs: "stream" });
  const envelope = response.ok ? await read(response) : readEnvelope(error);
  // The network no longer tells that the caller gave up, or that the time was over, while the answer was read.
  if (signal.aborted) throw signal.reason;
  return { response, envelope };
}

function toCallResult<Data>({ response, envelope }: ReadResponse, refusals: RefusalMessages): Result<Data> {
  if (!response.ok) return { ok: false, error: statusError(response.status, envelope) };
  if (envelope === null) return { ok: false, error: unreadableError(mediaType(response)) };
  if (isSuccessEnvelope<Data>(envelope)) return { ok: true, data: envelope.data };
  return { ok: false, error: refusalError(envelope, refusals) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a body that is not an envelope claims to be, for diagnosis. */
function mediaType(response: Response): string {
  return response.headers.get("Content-Type")?.split(";")[0]?.trim() || "no content";
}

/** Browsers reject with a TypeError, some environments with a NetworkError. */
function isNetworkFailure(caught: unknown): boolean {
  return caught instanceof TypeError || (caught instanceof Error && caught.name === "NetworkError");
}
