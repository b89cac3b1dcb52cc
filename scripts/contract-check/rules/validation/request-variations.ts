import type { Checker } from "../../engine/checker";
import { notReachedYet } from "../../engine/coverage";
import { isEqual, isObject, valueAt } from "../../lib/json";
import { createRandom } from "../../lib/random";
import { isCursor } from "../../load/follow";
import type { Operation, Parameter } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { type Edge, edgesOf } from "../../schema/edges";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";
import { unsendable, unserialisable } from "./unserialisable-value";

/** Variations for both sides of every constraint of an operation's parameters and body. */
export function variationsOf(checker: Checker, operation: Operation): Variation[] {
  const { documents } = operation.contract;
  const random = createRandom(checker.options.seed, `edges ${operation.id}`);
  const base = checker.bases.get(operation);
  const found: Variation[] = [];
  const add = (
    edge: Edge,
    prefix: string,
    isReference: boolean,
    apply: Variation["apply"],
    parameter?: Parameter,
  ): void => {
    const pointer = `${prefix}${edge.pointer}`;
    found.push({
      name: `${edge.isValid ? "keeps" : "breaks"} ${edge.keyword} at ${pointer}: ${edge.what}`,
      keyword: edge.keyword,
      pointer,
      isValid: edge.isValid,
      what: edge.what,
      value: valueAt(edge.value, edge.pointer),
      place: edge.schema,
      apply,
      isReference,
      ...(parameter && { parameter }),
    });
    checker.coverage.missed(
      operation,
      `${pointer} ${edge.keyword}`,
      edge.isValid ? "accepted" : "refused",
      notReachedYet,
    );
  };
  for (const parameter of operation.parameters) {
    const key = keyOf(parameter);
    const isReference =
      parameter.in === "path" ||
      parameter.name === "id" ||
      isCursor(parameter.name) ||
      referredNoun(parameter.name) !== undefined;
    // Servers negotiate a language and refuse none; conditions and idempotency keys have rules of their own.
    if (
      parameter.in === "header" &&
      /^(accept-language|if-match|if-none-match|if-modified-since)$/i.test(parameter.name)
    ) {
      checker.coverage.excuse(operation, `/${key}`, "conditions and languages have trials of their own");
      if (parameter.required)
        add(missing(parameter), `/${key}`, false, (call) => copyCall(call, key, undefined), parameter);
      continue;
    }
    if (parameter.required && parameter.in !== "path")
      add(missing(parameter), `/${key}`, isReference, (call) => copyCall(call, key, undefined), parameter);
    const shape = shapeOf(documents, parameter.schema);
    const sample =
      base?.parameters.get(key) ?? parameter.examples[0] ?? generate(documents, parameter.schema, { random });
    const edges = edgesOf(documents, checker.validator, parameter.schema, sample, random, { isText: true });
    for (const edge of edges) {
      const value = edge.value;
      const reason = unserialisable(checker, parameter, edge, shape.types);
      if (reason !== undefined) {
        const name = `/${key}${edge.pointer} ${edge.keyword}`;
        checker.coverage.missed(operation, name, edge.isValid ? "accepted" : "refused", reason);
        continue;
      }
      add(edge, `/${key}`, isReference, (call) => copyCall(call, key, value), parameter);
    }
    if (!parameter.required && checker.validator.isValid(parameter.schema, sample))
      add(
        {
          keyword: "optional",
          pointer: "",
          isValid: true,
          value: sample,
          what: `with ${parameter.name}`,
          schema: parameter.schema,
        },
        `/${key}`,
        isReference,
        (call) => copyCall(call, key, sample),
        parameter,
      );
  }
  const media = operation.body?.media[0];
  if (media?.schema && base && base.body !== undefined) {
    const schema = media.schema;
    for (const edge of edgesOf(documents, checker.validator, schema, base.body, random)) {
      const reason = unsendable(media.type, edge);
      if (reason !== undefined) {
        const name = `/body${edge.pointer} ${edge.keyword}`;
        checker.coverage.missed(operation, name, edge.isValid ? "accepted" : "refused", reason);
        continue;
      }
      const name = edge.pointer.split("/")[1] ?? "";
      const isReference = name !== "" && (referredNoun(name) !== undefined || /Id$/.test(edge.pointer));
      add(edge, "/body", isReference, (call) => ({
        ...call,
        body: merged(call.body, edge, base.body),
      }));
    }
  }
  return found;
}

/** Applies an edge to the current body, whose ids and lengths may differ from those of the edge's base. */
function merged(body: unknown, edge: Edge, base: unknown): unknown {
  const { value } = edge;
  // Another branch is another body altogether.
  if (edge.pointer === "" && edge.keyword === "oneOf") return value;
  if (!isObject(body) || !isObject(value) || !isObject(base)) return value;
  const [, first] = edge.pointer.split("/");
  const changed = first?.replaceAll("~1", "/").replaceAll("~0", "~");
  // Several differing members mean another branch, nested or at the top.
  const differs = Object.keys(value).some(
    (name) => name !== changed && Object.hasOwn(base, name) && !isEqual(value[name], base[name]),
  );
  if (changed !== undefined && differs) return value;
  const result: Record<string, unknown> = { ...body };
  // Members beside the changed one that are in the edge and not in the base belong to the change.
  for (const name of new Set([...Object.keys(base), ...Object.keys(value)])) {
    const isNew = Object.hasOwn(value, name) !== Object.hasOwn(base, name);
    if (name !== changed && !isNew) continue;
    if (Object.hasOwn(value, name)) result[name] = value[name];
    else delete result[name];
  }
  return result;
}

function missing(parameter: Parameter): Edge {
  return {
    keyword: "required",
    pointer: "",
    isValid: false,
    value: undefined,
    what: `${parameter.name} left out`,
    schema: parameter.place,
  };
}
