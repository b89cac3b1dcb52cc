import type { Place } from "../document/place";
import type { Checker } from "../engine/checker";
import type { Operation } from "../load/model";
import { constraintsOf } from "../schema/constraints";
import { keyOf } from "../send/request";

/** Registers every constraint of an operation's input, so that unreached ones are listed. */
export function planConstraints({ coverage, bases }: Checker, operation: Operation): void {
  const { documents } = operation.contract;
  const base = bases.get(operation);
  const refused = base?.isAccepted ? "" : `no request was accepted: ${base?.refusal || "none was tried"}`;
  const note = (schema: Place, prefix: string, isText: boolean): void => {
    for (const { pointer, keyword, hasGood, hasBad, why } of constraintsOf(documents, schema, isText)) {
      const name = `${prefix}${pointer} ${keyword}`;
      const reason = why ?? "no value of this side that breaks nothing else could be made";
      if (hasGood) coverage.plan(operation, name, true, refused || reason);
      if (hasBad) coverage.plan(operation, name, false, reason);
    }
  };
  for (const parameter of operation.parameters) {
    note(parameter.schema, `/${keyOf(parameter)}`, true);
    if (parameter.required && parameter.in !== "path")
      coverage.plan(operation, `/${keyOf(parameter)} required`, false);
    else if (!parameter.required) coverage.plan(operation, `/${keyOf(parameter)} optional`, true, refused);
  }
  const schema = operation.body?.media[0]?.schema;
  if (schema) note(schema, "/body", !/json/.test(operation.body?.media[0]?.type ?? "json"));
}
