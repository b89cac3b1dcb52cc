import { type Slot, slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { valueAt, withValueAt } from "../../lib/json";
import { documents, refusalText } from "../../load/documented";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { copyCall, discard, lastCreated, perform, validCall } from "../shared/prepared-call";
import { unknownId } from "./unknown-id";

/**
 * An unknown id in the path, query or body is answered with 404 where the contract documents it.
 *
 * Standard: RFC 9110 §15.5.5 (404).
 * Reports: `not-found`. Severity: error.
 */
export function unknownIdScenarios(operation: Operation): Scenario[] {
  const parameters = operation.parameters.filter(
    ({ in: at, name, required, schema }) =>
      (at === "path" ||
        (at === "query" && required && (name === "id" || referredNoun(name) !== undefined))) &&
      shapeOf(operation.contract.documents, schema).values === undefined,
  );
  if (!documents(operation, 404)) return [];
  const inParameters = parameters.map((parameter) => ({
    name: `unknown ${operation.id} ${parameter.name}`,
    operation,
    run: async (trial: Trial) => {
      if (parameter.in === "query" && !readsOne(trial, operation, parameter)) return;
      const call = await prepareCall(trial, operation);
      const key = keyOf(parameter);
      const now = call.parameters.get(key);
      const other = unknownId(trial, operation.contract.documents, parameter.schema, now);
      if (other === undefined) return;
      const exchange = await trial.send(copyCall(call, key, other), {
        tolerance: "none",
        trigger: "unknown id",
      });
      trial.checker.coverage.plan(operation, `${parameter.name} unknown`, false);
      // A PUT that documents 201 creates what its address names.
      const isCreated = operation.method === "put" && exchange.response?.status === 201;
      if (isCreated && operation.path.endsWith(`{${parameter.name}}`)) return;
      if (exchange.ok)
        trial.report("not-found", operation, exchange, {
          expected: `404, as nothing has the ${parameter.name} ${String(other)}`,
          cause: parameter.name,
        });
      else {
        trial.checker.coverage.reached(operation, `${parameter.name} unknown`, "refused");
        // A number or code may have a documented refusal of its own.
        const isPlausible =
          (parameter.in === "query" && !/^id$|Id$|_id$/.test(parameter.name)) ||
          [404, 410, 429].includes(exchange.code) ||
          (exchange.code === 403 && documents(operation, 403));
        if (!isPlausible && trial.isSound(exchange) && trial.checker.bases.get(operation)?.isAccepted)
          trial.report("not-found", operation, exchange, {
            expected: "404 for an unknown id",
            cause: `${parameter.name} code`,
          });
      }
    },
  }));
  return [...inParameters, ...unknownInBody(operation)];
}

/**
 * A list for an unknown parent is empty unless the contract documents a refusal; a device or tenant may be any
 * value.
 */
function readsOne(trial: Trial, operation: Operation, parameter: Parameter): boolean {
  const slot = slotsOf(trial.checker, operation).find((one) => one.parameter === parameter);
  return (
    slot?.resource !== undefined && (findList(operation) === undefined || documentsMissing(operation, slot))
  );
}

/** Whether the text about 404 names what this parameter refers to: "404 when there is no such item". */
function documentsMissing(operation: Operation, { name }: Slot): boolean {
  const noun = referredNoun(name);
  const words = refusalText(operation, 404).replace(/[^a-z]/g, "");
  return noun !== undefined && new RegExp(`(no|nosuch|unknown|missing|the)${noun}`).test(words);
}

/** An unknown reference in a body is refused where the contract documents it. */
function unknownInBody(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !documents(operation, 404)) return [];
  const name = `unknown ${operation.id} body`;
  const run = async (trial: Trial): Promise<void> => {
    if (!trial.checker.bases.get(operation)?.isAccepted) return;
    const { documents: docs } = operation.contract;
    for (const slot of slotsOf(trial.checker, operation)) {
      const { resource, parameter, isList, isRequired, pointer } = slot;
      if (parameter || !resource?.create || isList || !isRequired) continue;
      // With an id in the path as well, 404 may be about that instance.
      // operations share one list of codes, it may be said of other operations.
      const isAmbiguous = operation.path.includes("{") || operation.contract.envelope?.carries === "body";
      if (isAmbiguous && !documentsMissing(operation, slot)) continue;
      const call = await validCall(trial, operation);
      const place = shapeOf(docs, schema).properties.get(slot.name);
      const other = place && unknownId(trial, docs, place, valueAt(call.body, pointer));
      if (other === undefined) continue;
      const countBefore = trial.created.length;
      const exchange = await perform(
        trial,
        { ...call, body: withValueAt(call.body, pointer, other) },
        { trigger: "unknown id" },
      );
      if (!exchange.ok) {
        if (
          [400, 422].includes(exchange.code) &&
          documentsMissing(operation, slot) &&
          trial.isSound(exchange)
        )
          trial.report("not-found", operation, exchange, {
            expected: `404 for a ${slot.name} that nothing has`,
            cause: `${slot.name} code`,
            pointer: `/body${pointer}`,
          });
        continue;
      }
      trial.report("not-found", operation, exchange, {
        expected: `404, as nothing has the ${slot.name} ${String(other)}`,
        cause: slot.name,
        pointer: `/body${pointer}`,
      });
      if (trial.created.length > countBefore) await discard(trial, lastCreated(trial));
    }
  };
  return [{ name, operation, run }];
}
