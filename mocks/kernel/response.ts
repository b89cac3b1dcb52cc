import { type DeclaredResponse, type Endpoint, type Media, mediaType } from "./endpoint";
import type { AnyReply } from "./handlers";
import { lineOf, type Violation } from "./violations";

/** An answer before it becomes a Response or goes onto a wire. */
export interface KernelResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** More values of set-cookie than the one among the headers; only servers send them. */
  readonly cookies?: readonly string[];
  /** The connection breaks instead. */
  readonly isNetworkError?: true;
}

/** A reply with its envelope put round it, not yet checked. */
export interface Draft {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>> | undefined;
}

/** Puts the contract's envelope round what a handler replied. */
export function draftResponse(endpoint: Endpoint, reply: AnyReply): Draft {
  const { envelope } = endpoint.contract;
  if (reply.kind === "plain") return { status: reply.status, body: reply.body, headers: reply.headers };
  if (reply.kind === "success") {
    const errcode = envelope.carries === "body" ? 0 : null;
    const body: Record<string, unknown> = {
      [envelope.code]: 200,
      [envelope.errcode]: errcode,
      [envelope.success]: true,
      msg: "",
    };
    if (reply.data !== undefined) body[envelope.data] = reply.data;
    return { status: 200, body, headers: reply.headers };
  }
  const body: Record<string, unknown> = { [envelope.success]: false, [envelope.data]: null, ...reply.body };
  return {
    status: envelope.carries === "body" ? 200 : Number(body[envelope.code]),
    body,
    headers: undefined,
  };
}

/** A failure in the envelope of the contracts, by the kernel itself. */
export function draftFailure(
  endpoint: Endpoint,
  failure: { code: number; errcode: number; msg: string; more?: Record<string, unknown> },
): Draft {
  const { envelope } = endpoint.contract;
  const body = {
    [envelope.code]: failure.code,
    [envelope.errcode]: failure.errcode,
    [envelope.success]: false,
    msg: failure.msg,
    [envelope.data]: null,
    ...failure.more,
  };
  return { status: envelope.carries === "body" ? 200 : failure.code, body, headers: undefined };
}

/** Checks a draft against the contract: status, media type, body and headers. */
export function checkDraft(endpoint: Endpoint, draft: Draft): Violation[] {
  const declared = endpoint.responses.get(draft.status);
  if (!declared)
    return [violation(endpoint, "/status", `${draft.status} is not in the contract`, "/responses")];
  const found: Violation[] = [];
  const media = mediaOf(declared, draft);
  if (media && draft.body instanceof Uint8Array) {
    // Bytes of a picture or file have no schema to break.
  } else if (media) {
    for (const fault of media.validator()(draft.body) ?? []) {
      found.push({ ...base(endpoint, fault.rule), pointer: `/body${fault.pointer}`, message: fault.message });
    }
  } else if (draft.body !== undefined && draft.body !== null) {
    found.push(
      violation(
        endpoint,
        "/body",
        "has a media type that is not in the contract",
        `/responses/${draft.status}`,
      ),
    );
  }
  if (declared.headers.length > 0 && draft.headers) {
    const sent = new Map(Object.entries(draft.headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const header of declared.headers) {
      const text = sent.get(header.name.toLowerCase());
      if (text === undefined) continue;
      for (const fault of header.validator()(header.coerce(text)) ?? []) {
        found.push({
          ...base(endpoint, fault.rule),
          pointer: `/headers/${header.name}`,
          message: fault.message,
        });
      }
    }
  }
  return found;
}

const jsonHeaders = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Turns a draft into what is sent. */
export function serialise(endpoint: Endpoint, draft: Draft): KernelResponse {
  const { status, headers } = draft;
  if (draft.body === undefined)
    return { status, headers: { "cache-control": "no-store", ...headers }, body: null };
  const declared = endpoint.responses.get(status);
  const media = declared && mediaOf(declared, draft);
  if (!media || media.isJson) {
    return {
      status,
      headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders,
      body: JSON.stringify(draft.body),
    };
  }
  const type = media.type.startsWith("text/") ? `${media.type}; charset=utf-8` : media.type;
  const body = draft.body instanceof Uint8Array ? new Uint8Array(draft.body) : String(draft.body);
  return { status, headers: { "content-type": type, "cache-control": "no-store", ...headers }, body };
}

/** A JSON answer that belongs to no operation. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): KernelResponse {
  return { status, headers: { ...jsonHeaders, ...headers }, body: JSON.stringify(body) };
}

function mediaOf(declared: DeclaredResponse, draft: Draft): Media | undefined {
  const contentType = draft.headers?.["content-type"];
  if (contentType === undefined) return declared.media[0];
  return declared.media.find(({ type }) => type === mediaType(contentType));
}

function base(endpoint: Endpoint, rule: string) {
  return {
    kind: "answer",
    operationId: endpoint.operationId,
    rule,
    line: lineOf(endpoint.contract, rule),
  } as const;
}

function violation(endpoint: Endpoint, pointer: string, message: string, rule: string): Violation {
  const index = endpoint.contract.operations.indexOf(endpoint.operation);
  return { ...base(endpoint, `/operations/${index}${rule}`), pointer, message };
}
