import type { ServerResponse } from "node:http";
import type { Wire } from "./call";
import { isValues } from "./contract";
import type { Habits } from "./habits";

/** Puts an answer on the wire, as the server's habits have it. */
export function sendWire(outgoing: ServerResponse, wire: Wire, habits: Habits): void {
  outgoing.statusCode = wire.status;
  const all = { ...habits.headers, ...(habits.closes ? { Connection: "close" } : {}), ...wire.headers };
  for (const [name, value] of Object.entries(all)) {
    const written = { upper: name.toUpperCase(), lower: name.toLowerCase() };
    outgoing.setHeader(habits.headerCase ? written[habits.headerCase] : name, value);
  }
  const content = Buffer.from(wire.body ?? "");
  if (wire.cut) {
    outgoing.setHeader("Content-Length", content.length + 10);
    outgoing.write(content, () => outgoing.destroy());
    return;
  }
  if (habits.chunked && content.length > 0) {
    const half = Math.floor(content.length / 2);
    outgoing.write(content.subarray(0, half));
    outgoing.end(content.subarray(half));
    return;
  }
  outgoing.end(content.length > 0 ? content : undefined);
}

/** A value with its members in the order the server has for them, and none that is undefined. */
export const arranged = (value: unknown, habits: Habits): unknown => {
  if (Array.isArray(value)) return value.map((one) => arranged(one, habits));
  if (!isValues(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (habits.reversed) entries.reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, arranged(one, habits)]));
};
