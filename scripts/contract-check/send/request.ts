import { toJson } from "../lib/exact-json";
import type { Contract, Media, Operation, Parameter, Scheme } from "../load/model";
import { formPairs } from "./form-pairs";
import { multipartBody } from "./multipart";
import { pathText, serialise } from "./serialise";

/** The input of a call before serialisation. Parameter keys: `path.id`, `query.page`, `header.If-Match`. */
export interface Call {
  operation: Operation;
  parameters: ReadonlyMap<string, unknown>;
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  raw?: { type: string; text: string };
  media?: Media;
  /** Another method on the same path. */
  method?: string;
  credentials: Credentials;
  headers?: Record<string, string>;
  /** Changes the address last, for malformed ones. */
  rewriteUrl?: (url: string) => string;
}

/** A call as it is prepared, before it is known who sends it. */
export type PreparedCall = Omit<Call, "credentials">;

/** Credentials: the value of each scheme that is sent. */
export type Credentials = ReadonlyMap<Scheme, string>;

export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export function keyOf(parameter: Pick<Parameter, "in" | "name">): string {
  return `${parameter.in}.${parameter.name}`;
}

/** The parameters of an operation that a credentials file gives by their names. */
export function givenParameters(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
): Map<string, unknown> {
  return new Map(
    operation.parameters.flatMap((one): [string, unknown][] =>
      given[one.name] === undefined ? [] : [[keyOf(one), given[one.name]]],
    ),
  );
}

/**
 * Base address of a contract's paths: the server's address with the path of `servers`, unless it already ends with
 * it.
 */
export function rootOf(baseUrl: string, { basePath }: Pick<Contract, "basePath">): string {
  return baseUrl.endsWith(basePath) ? baseUrl : baseUrl + basePath;
}

/** The request as it is sent; `always` are headers of every request. */
export function buildRequest(
  call: Call,
  baseUrl: string,
  always: Readonly<Record<string, string>> = {},
): WireRequest {
  const { operation } = call;
  let path = operation.address;
  const query: [string, string][] = [];
  const cookies: [string, string][] = [];
  const headers: Record<string, string> = { accept: acceptOf(operation), ...always };
  for (const parameter of operation.parameters) {
    const value = call.parameters.get(keyOf(parameter));
    if (value === undefined) continue;
    if (parameter.in === "path") path = path.replaceAll(`{${parameter.name}}`, pathText(parameter, value));
    else if (parameter.in === "query") query.push(...serialise(parameter, value, encodeURIComponent));
    else if (parameter.in === "cookie") cookies.push(...serialise(parameter, value));
    else {
      const texts = serialise(parameter, value).map(([, text]) => text);
      headers[parameter.name.toLowerCase()] = texts.join(",");
    }
  }
  for (const [scheme, value] of call.credentials) {
    if (scheme.kind === "cookie") cookies.push([scheme.field, value]);
    else if (scheme.kind === "query")
      query.push([encodeURIComponent(scheme.field), encodeURIComponent(value)]);
    else headers[scheme.field.toLowerCase()] = credentialText(scheme, value);
  }
  if (cookies.length > 0) headers["cookie"] = cookies.map(([name, value]) => `${name}=${value}`).join("; ");
  const encoded = query.map(([name, value]) => `${name}=${value}`).join("&");
  const body = bodyOf(call, headers);
  for (const [name, value] of Object.entries(call.headers ?? {})) {
    if (value === "") delete headers[name.toLowerCase()];
    else headers[name.toLowerCase()] = value;
  }
  const url = `${baseUrl}${path}${encoded === "" ? "" : `?${encoded}`}`;
  return {
    method: (call.method ?? operation.method).toUpperCase(),
    url: call.rewriteUrl?.(url) ?? url,
    headers: sendable(headers),
    body,
  };
}

/** Node refuses control characters and characters outside Latin-1 in a header. */
function sendable(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, text]) => [
    name,
    text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"),
  ]);
  return Object.fromEntries(entries);
}

function credentialText(scheme: Scheme, value: string): string {
  if (scheme.kind === "bearer") return /^bearer /i.test(value) ? value : `Bearer ${value}`;
  if (scheme.kind === "basic")
    return /^basic /i.test(value)
      ? value
      : `Basic ${value.includes(":") ? Buffer.from(value).toString("base64") : value}`;
  return value;
}

function acceptOf(operation: Operation): string {
  const types = new Set(
    operation.responses
      .filter(({ status }) => /^[2D]/.test(status))
      .flatMap(({ media }) => media.map(({ type }) => type)),
  );
  return types.size === 0 || types.has("application/json")
    ? "application/json, */*;q=0.5"
    : [...types, "*/*;q=0.5"].join(", ");
}

function bodyOf(call: Call, headers: Record<string, string>): Buffer | undefined {
  if (call.raw) {
    headers["content-type"] = call.raw.type;
    return Buffer.from(call.raw.text);
  }
  if (call.body === undefined) return undefined;
  const media = call.media ?? call.operation.body?.media[0];
  const type = media?.type ?? "application/json";
  if (type === "application/x-www-form-urlencoded") {
    headers["content-type"] = type;
    return Buffer.from(
      formPairs(call.body)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
        .join("&"),
    );
  }
  if (type === "multipart/form-data") {
    const parts = multipartBody(call.operation.contract.documents, type, call.body, media);
    headers["content-type"] = parts.type;
    return parts.bytes;
  }
  const written = /json/.test(type) || typeof call.body !== "string" ? toJson(call.body) : call.body;
  // Plain text without a charset may be decoded in any.
  const needsCharset = /^text\/[^;]+$/.test(type) && /[^\x20-\x7e\s]/.test(written);
  headers["content-type"] = type.includes("*")
    ? "application/octet-stream"
    : needsCharset
      ? `${type}; charset=utf-8`
      : type;
  return withSignature(type, Buffer.from(written));
}

/** The bytes with which files of a type begin: a server may look at them, whatever follows. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0],
  "image/gif": [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** The types whose files begin with bytes of their own. */
export const typesWithSignature: readonly string[] = Object.keys(signatures);

/** A generated text as a file of its type; it is as long as before, unless it is shorter than the signature. */
function withSignature(type: string, bytes: Buffer): Buffer {
  const signature = signatures[type];
  return signature && bytes.length >= signature.length
    ? Buffer.concat([Buffer.from(signature), bytes.subarray(signature.length)])
    : bytes;
}
