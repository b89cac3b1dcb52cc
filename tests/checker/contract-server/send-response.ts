import type { ServerResponse } from "node:http";
import type { WireResponse } from "./call";
import { isValues } from "./contract";
import type { ServerVariant } from "./server-variant";

/** Sends a response as the variant demands. */
export function sendWire(outgoing: ServerResponse, wire: WireResponse, variant: ServerVariant): void {
  outgoing.statusCode = wire.status;
  const all = {
    ...variant.headers,
    ...(variant.closesConnection ? { Connection: "close" } : {}),
    ...wire.headers,
  };
  for (const [name, value] of Object.entries(all)) {
    const byCase = { upper: name.toUpperCase(), lower: name.toLowerCase() };
    outgoing.setHeader(variant.headerCase ? byCase[variant.headerCase] : name, value);
  }
  const content = Buffer.from(wire.body ?? "");
  if (wire.cut) {
    outgoing.setHeader("Content-Length", content.length + 10);
    outgoing.write(content, () => outgoing.destroy());
    return;
  }
  if (variant.chunked && content.length > 0) {
    const half = Math.floor(content.length / 2);
    outgoing.write(content.subarray(0, half));
    outgoing.end(content.subarray(half));
    return;
  }
  outgoing.end(content.length > 0 ? content : undefined);
}

/** A value with its properties in the order of the variant, without undefined ones. */
export const arrange = (value: unknown, variant: ServerVariant): unknown => {
  if (Array.isArray(value)) return value.map((one) => arrange(one, variant));
  if (!isValues(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (variant.reversed) entries.reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, arrange(one, variant)]));
};
