import type { Call, HandlerResponse, WireResponse } from "./call";
import { isValues, type Values } from "./contract";

const isSuccess = ({ status }: HandlerResponse): boolean => status < 300;

/** Changes the data of a successful response. */
export const withData =
  (change: (data: Values, call: Call) => unknown) =>
  (response: HandlerResponse, call: Call): HandlerResponse =>
    isSuccess(response) && isValues(response.data)
      ? { ...response, data: change({ ...response.data }, call) }
      : response;

/** Changes each item of the lists in a successful response. */
export const withItems =
  (change: (item: Values, at: number) => unknown) =>
  (response: HandlerResponse): HandlerResponse => {
    if (!isSuccess(response)) return response;
    const { data } = response;
    const all = (items: unknown[]): unknown[] =>
      items.map((item, at) => (isValues(item) ? change({ ...item }, at) : item));
    if (Array.isArray(data)) return { ...response, data: all(data) };
    if (!isValues(data)) return response;
    const changed = Object.entries(data).map(([key, value]) => [
      key,
      Array.isArray(value) ? all(value) : value,
    ]);
    return { ...response, data: Object.fromEntries(changed) };
  };

/** Changes one row of a list, counted from 0. */
export const withRow = (
  row: number,
  change: (item: Values) => unknown,
): ((response: HandlerResponse) => HandlerResponse) =>
  withItems((item, at) => (at === row ? change(item) : item));

export const without =
  (name: string) =>
  (data: Values): Values => {
    const { [name]: _, ...rest } = data;
    return rest;
  };

/** Replaces the given statuses by another. */
export const withStatus =
  (from: number[], to: number) =>
  (response: HandlerResponse): HandlerResponse =>
    from.includes(response.status) ? { ...response, status: to } : response;

export const withHeader =
  (name: string, value: string | undefined) =>
  (wire: WireResponse): WireResponse => {
    const { [name]: _, ...headers } = wire.headers;
    return { ...wire, headers: value === undefined ? headers : { ...headers, [name]: value } };
  };

/** Changes the serialised envelope. */
export const withEnvelope =
  (change: (envelope: Values, status: number) => Values) =>
  (wire: WireResponse): WireResponse => {
    if (typeof wire.body !== "string" || !wire.body.startsWith("{")) return wire;
    const envelope: unknown = JSON.parse(wire.body);
    return isValues(envelope) ? { ...wire, body: JSON.stringify(change(envelope, wire.status)) } : wire;
  };

/** Encodes the body in Latin-1 without changing the declared charset. */
export const inLatin1 = (wire: WireResponse): WireResponse =>
  typeof wire.body === "string" ? { ...wire, body: Buffer.from(wire.body, "latin1") } : wire;
