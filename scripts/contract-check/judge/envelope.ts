import { childOf } from "../document/place";
import { toJson } from "../lib/exact-json";
import { isObject } from "../lib/json";
import { codeIn } from "../load/envelope";
import { branchesOf, memberOf } from "../load/lists";
import type { ResponseSpec } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/**
 * Members of an envelope agree with each other and with the status: code, success, errcode, and data only on success.
 *
 * Standard: vocabulary `x-envelope`.
 * Reports: `envelope`. Severity: error.
 */
export function envelopeFaults(exchange: Exchange, documented: ResponseSpec): Fault[] {
  const { operation, body, response } = exchange;
  const { envelope } = operation.contract;
  if (!envelope || !isObject(body) || !response) return [];
  const place = childOf(operation.contract.place, "x-envelope");
  const faults: Fault[] = [];
  const add = (name: string, expected: string): void => {
    faults.push({
      rule: "envelope",
      cause: name,
      expected,
      actual: toJson(body[name]) ?? "nothing",
      pointer: `/${name}`,
      place,
    });
  };
  const value = (name: string | undefined) => (name === undefined ? undefined : body[name]);
  const code = codeIn(value(envelope.code));
  const success = value(envelope.success);
  const errcode = codeIn(value(envelope.errcode));
  const data = value(envelope.data);
  if (envelope.carries === "status") {
    const isGood = response.status >= 200 && response.status < 300;
    if (envelope.code !== undefined && code !== undefined && code !== response.status)
      add(envelope.code, `${response.status}, like the status`);
    if (envelope.success !== undefined && success !== undefined && success !== isGood)
      add(envelope.success, String(isGood));
    if (envelope.errcode !== undefined && errcode !== undefined && (errcode === null) !== isGood)
      add(envelope.errcode, isGood ? "null on success" : "a code on failure");
    if (
      envelope.data !== undefined &&
      !isGood &&
      data !== undefined &&
      data !== null &&
      !mayCarryData(exchange, documented)
    )
      add(envelope.data, "null or absent on failure");
    return faults;
  }
  if (response.status < 200 || response.status >= 300) return faults;
  const stated = typeof success === "boolean" ? success : code !== undefined ? code === 200 : errcode === 0;
  if (typeof success === "boolean" && typeof code === "number" && success !== (code === 200))
    add(
      envelope.code ?? "",
      success ? "200, as success is true" : "another code than 200, as success is false",
    );
  if (envelope.errcode !== undefined && typeof errcode === "number" && stated !== (errcode === 0))
    add(envelope.errcode, stated ? "0 on success" : "another errcode than 0 on failure");
  if (
    envelope.data !== undefined &&
    !stated &&
    data !== undefined &&
    data !== null &&
    !mayCarryData(exchange, documented)
  )
    add(envelope.data, "null or absent on failure");
  return faults;
}

/** A contract may declare a failure that carries data. */
function mayCarryData(exchange: Exchange, documented: ResponseSpec): boolean {
  const { operation, body } = exchange;
  const { envelope, documents } = operation.contract;
  const data = envelope?.data;
  if (data === undefined || !isObject(body)) return false;
  return documented.media.some(({ schema }) =>
    (schema ? branchesOf(operation, schema) : []).some((branch) => {
      const code = envelope?.code === undefined ? undefined : memberOf(operation, branch, envelope.code);
      const success =
        envelope?.success === undefined ? undefined : memberOf(operation, branch, envelope.success);
      const member = memberOf(operation, branch, data);
      if (!member || !code || !success || shapeOf(documents, success).constant !== false) return false;
      const shape = shapeOf(documents, code);
      const returned = shapeOf(documents, member);
      return (
        shape.hasConstant &&
        shape.constant === body[envelope?.code ?? ""] &&
        returned.types.size > 0 &&
        returned.properties.size > 0
      );
    }),
  );
}
