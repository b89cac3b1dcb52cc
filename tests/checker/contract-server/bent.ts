import type { Answer, Call, Wire } from "./call";
import { isValues, type Values } from "./contract";

const isGood = ({ status }: Answer): boolean => status < 300;

/** An answer whose data is changed where it tells of success. */
export const withData =
  (change: (data: Values, call: Call) => unknown) =>
  (answer: Answer, call: Call): Answer =>
    isGood(answer) && isValues(answer.data) ? { ...answer, data: change({ ...answer.data }, call) } : answer;

/** The same for each item of a list, wherever it stands in the data. */
export const withItems =
  (change: (item: Values, at: number) => unknown) =>
  (answer: Answer): Answer => {
    if (!isGood(answer)) return answer;
    const { data } = answer;
    const all = (items: unknown[]): unknown[] =>
      items.map((item, at) => (isValues(item) ? change({ ...item }, at) : item));
    if (Array.isArray(data)) return { ...answer, data: all(data) };
    if (!isValues(data)) return answer;
    const changed = Object.entries(data).map(([key, value]) => [
      key,
      Array.isArray(value) ? all(value) : value,
    ]);
    return { ...answer, data: Object.fromEntries(changed) };
  };

/** The same for one row of it, from 0. */
export const withRow = (row: number, change: (item: Values) => unknown): ((answer: Answer) => Answer) =>
  withItems((item, at) => (at === row ? change(item) : item));

export const without =
  (name: string) =>
  (data: Values): Values => {
    const { [name]: _, ...rest } = data;
    return rest;
  };

/** Refusals of one kind are told as another. */
export const toldAs =
  (from: number[], to: number) =>
  (answer: Answer): Answer =>
    from.includes(answer.status) ? { ...answer, status: to } : answer;

export const withHeader =
  (name: string, value: string | undefined) =>
  (wire: Wire): Wire => {
    const { [name]: _, ...headers } = wire.headers;
    return { ...wire, headers: value === undefined ? headers : { ...headers, [name]: value } };
  };

/** The envelope is changed after it was closed. */
export const withEnvelope =
  (change: (envelope: Values, status: number) => Values) =>
  (wire: Wire): Wire => {
    if (typeof wire.body !== "string" || !wire.body.startsWith("{")) return wire;
    const envelope: unknown = JSON.parse(wire.body);
    return isValues(envelope) ? { ...wire, body: JSON.stringify(change(envelope, wire.status)) } : wire;
  };

/** The text leaves in Latin-1, though another charset is announced. */
export const inLatin1 = (wire: Wire): Wire =>
  typeof wire.body === "string" ? { ...wire, body: Buffer.from(wire.body, "latin1") } : wire;
