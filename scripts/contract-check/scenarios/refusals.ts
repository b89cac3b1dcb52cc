import { isObject, valueAt } from "../json";
import type { Place } from "../load/documents";
import { isRead, type Operation, type Parameter } from "../load/model";
import { referredNoun } from "../plan/nouns";
import { createRandom } from "../random";
import type { Checker } from "../run/checker";
import type { Exchange } from "../run/exchange";
import { saltedBody } from "../run/prepare";
import type { Scenario } from "../run/scenario";
import type { Trial } from "../run/trial";
import { type Edge, edgesOf } from "../schema/edges";
import { generate } from "../schema/generate";
import { shapeOf } from "../schema/shape";
import { keyOf } from "../send/request";
import { copyCall, discard, lastMade, type PreparedCall, perform, validCall } from "./call";
import { compareSent } from "./written";

/** One request that differs from a valid one in one place. */
export interface Variation {
  name: string;
  keyword: string;
  pointer: string;
  isValid: boolean;
  what: string;
  place: Place;
  /** Where in the body, or the parameter's key. */
  apply(call: PreparedCall): PreparedCall;
  /** The place holds an id: whatever it is changed to, it may not exist. */
  isReference: boolean;
  parameter?: Parameter;
}

/** Both sides of every constraint of an operation's parameters and body. */
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
      place: edge.schema,
      apply,
      isReference,
      ...(parameter && { parameter }),
    });
    checker.coverage.plan(operation, `${pointer} ${edge.keyword}`, edge.isValid);
  };
  for (const parameter of operation.parameters) {
    const key = keyOf(parameter);
    const isReference =
      parameter.in === "path" || parameter.name === "id" || referredNoun(parameter.name) !== undefined;
    // Servers choose a language as well as they can; they refuse none. Conditions and keys have their own trials.
    if (
      parameter.in === "header" &&
      /^(accept-language|if-match|if-none-match|if-modified-since)$/i.test(parameter.name)
    )
      continue;
    if (parameter.required && parameter.in !== "path")
      add(missing(parameter), `/${key}`, isReference, (call) => copyCall(call, key, undefined), parameter);
    const shape = shapeOf(documents, parameter.schema);
    const sample =
      base?.parameters.get(key) ?? parameter.examples[0] ?? generate(documents, parameter.schema, { random });
    const edges = edgesOf(documents, checker.validator, parameter.schema, sample, random, { isText: true });
    for (const edge of edges) {
      const value = edge.value;
      const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
      if (edge.keyword === "null" || edge.keyword === "optional" || isEmpty) continue;
      if (
        parameter.in === "header" &&
        (/outside Latin-1|bytes/.test(edge.what) || !/^[\x20-\x7e]*$/.test(String(value)))
      )
        continue;
      if (parameter.in === "path" && typeof value === "string" && /^\.*$|\//.test(value)) continue;
      if (!edge.isValid && !isStillInvalid(checker, parameter, value, shape.types)) continue;
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
    const isForm = !/json/.test(media.type);
    for (const edge of edgesOf(documents, checker.validator, schema, base.body, random)) {
      if (isForm && (edge.keyword === "type" || edge.keyword === "null" || !isObject(edge.value))) continue;
      const name = edge.pointer.split("/")[1] ?? "";
      const isReference = name !== "" && (referredNoun(name) !== undefined || /Id$/.test(edge.pointer));
      const value = valueAt(edge.value, edge.pointer);
      add(edge, "/body", isReference, (call) => ({
        ...call,
        body: merged(call.body, edge, value, base.body),
      }));
    }
  }
  return found;
}

/** The change of an edge on today's body, whose ids may be others than when the edge was made. */
function merged(body: unknown, edge: Edge, value: unknown, base: unknown): unknown {
  if (edge.pointer === "" || !isObject(body) || !isObject(edge.value) || !isObject(base)) return edge.value;
  const result: Record<string, unknown> = { ...edge.value };
  const changed = edge.pointer.split("/")[1]?.replaceAll("~1", "/").replaceAll("~0", "~") ?? "";
  for (const [name, now] of Object.entries(body))
    if (name !== changed && Object.hasOwn(result, name)) result[name] = now;
  if (edge.pointer === `/${changed}` && value === undefined) delete result[changed];
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

/** As text in an address `5` is a number again: a broken value must be broken however it is read. */
function isStillInvalid(
  checker: Checker,
  parameter: Parameter,
  value: unknown,
  types: ReadonlySet<string>,
): boolean {
  if (types.has("array") || types.has("object")) return true;
  const readings: unknown[] = [String(value)];
  if (types.has("integer") || types.has("number")) readings.push(Number(value));
  if (types.has("boolean")) readings.push(value === "true" ? true : value === "false" ? false : value);
  return readings.every((one) => !checker.validator.isValid(parameter.schema, one));
}

/** What a refusal looks like, apart from its words. */
export function fingerprint(exchange: Exchange): string {
  const parts: unknown[] = [exchange.code];
  const { body } = exchange;
  const envelope = exchange.operation.contract.envelope;
  if (isObject(body)) {
    if (envelope?.errcode !== undefined) parts.push(body[envelope.errcode]);
    for (const name of ["type", "error", "code", "errorCode", "error_code"]) {
      const value = body[name];
      if (typeof value === "string" && /^[\w:./-]+$/.test(value)) parts.push(value);
      else if (isObject(value)) parts.push(value["code"] ?? value["type"]);
    }
  }
  return parts.join(" ");
}

export function refusal(operation: Operation, variation: Variation): Scenario {
  return {
    name: `refusal ${operation.id} ${variation.name}`,
    operation,
    run: async (trial) => {
      const plain = variation.apply(await validCall(trial, operation, { isFresh: false }));
      const made = trial.checker.things.length;
      const trigger = `${variation.pointer} ${variation.keyword}`;
      const tolerance = variation.parameter?.in === "path" ? "door" : "none";
      let exchange = await perform(trial, unlike(trial, plain, variation), { trigger, tolerance });
      // Something of that name was there: another name tells whether the input was looked at.
      for (let turn = 0; turn < 2 && exchange.code === 409; turn += 1)
        exchange = await perform(trial, unlike(trial, plain, variation), { trigger, tolerance });
      const constraint = `${variation.pointer} ${variation.keyword}`;
      const { habits, coverage, bases } = trial.checker;
      if (exchange.ok) {
        // What should not have been taken cannot be shown properly either: that is the same cause.
        trial.forget(exchange, "body");
        trial.report("refusal", operation, exchange, {
          expected: `a refusal, because of ${variation.what} at ${variation.pointer}`,
          pointer: variation.pointer,
          cause: variation.keyword,
          place: variation.place,
        });
        if (trial.checker.things.length > made) await discard(trial, lastMade(trial));
        return;
      }
      coverage.reached(operation, constraint, "refused");
      if (!bases.get(operation)?.isAccepted || !trial.isSound(exchange)) return;
      if (exchange.code < 500 && !variation.isReference) {
        const seen = habits.invalid.get(operation.id) ?? new Map<string, number>();
        seen.set(fingerprint(exchange), (seen.get(fingerprint(exchange)) ?? 0) + 1);
        habits.invalid.set(operation.id, seen);
        if ([401, 403, 404, 405].includes(exchange.code))
          trial.report("refusal-code", operation, exchange, {
            expected: `a refusal that says the input is invalid (400 or 422), because of ${variation.what} at ${variation.pointer}`,
            pointer: variation.pointer,
            cause: String(exchange.code),
            place: variation.place,
          });
      }
    },
  };
}

/** Refusals of whole requests: no JSON, no body, another kind of content. */
export function wholeRefusals(operation: Operation): Scenario[] {
  const { body } = operation;
  const media = body?.media[0];
  if (!body || !media || !/json/.test(media.type)) return [];
  const scenario = (cause: string, what: string, change: (call: PreparedCall) => PreparedCall): Scenario => ({
    name: `refusal ${operation.id} ${cause}`,
    operation,
    run: async (trial) => {
      if (!trial.checker.bases.get(operation)?.isAccepted && cause !== "malformed") return;
      const call = change(await validCall(trial, operation, { isFresh: false }));
      const made = trial.checker.things.length;
      const exchange = await perform(trial, call, { trigger: cause, tolerance: "door" });
      trial.checker.coverage.plan(operation, `/body ${cause}`, false);
      if (!exchange.ok) {
        trial.checker.coverage.reached(operation, `/body ${cause}`, "refused");
        return;
      }
      trial.report("refusal", operation, exchange, {
        expected: `a refusal, because of ${what}`,
        pointer: "/body",
        cause,
        place: body.place,
      });
      if (trial.checker.things.length > made) await discard(trial, lastMade(trial));
    },
  });
  const found = [
    scenario("malformed", "JSON that is not complete", (call) => ({
      ...call,
      raw: { type: media.type, text: `${JSON.stringify(call.body ?? {}).slice(0, -1)},` },
    })),
    scenario("media type", "a content type that is not documented", (call) => ({
      ...call,
      raw: { type: "text/plain", text: JSON.stringify(call.body ?? {}) },
    })),
  ];
  if (body.required) {
    found.push(
      scenario("empty", "a required body that is missing", (call) => ({ ...call, body: undefined })),
    );
  }
  return found;
}

export function acceptance(operation: Operation, variation: Variation): Scenario {
  return {
    name: `acceptance ${operation.id} ${variation.name}`,
    operation,
    run: async (trial) => {
      const { checker } = trial;
      if (variation.isReference && variation.keyword !== "optional" && variation.keyword !== "null") return;
      const made = checker.things.length;
      let call = variation.apply(await validCall(trial, operation));
      call = unlike(trial, call, variation);
      // A change of nothing may be refused, whatever its schema leaves open.
      if (isObject(call.body) && Object.keys(call.body).length === 0 && variation.keyword === "optional")
        return;
      const exchange = await perform(trial, call, { trigger: `${variation.pointer} ${variation.keyword}` });
      const constraint = `${variation.pointer} ${variation.keyword}`;
      if (exchange.ok) {
        checker.coverage.reached(operation, constraint, "accepted");
        if (!isRead(operation) && variation.pointer.startsWith("/body") && trial.isSound(exchange))
          await compareSent(trial, exchange, variation.pointer.slice(5).split("/")[1]);
      } else if (isInvalidRefusal(trial, exchange)) {
        trial.report("acceptance", operation, exchange, {
          expected: `success with ${variation.what} at ${variation.pointer}`,
          pointer: variation.pointer,
          cause: variation.keyword,
          place: variation.place,
        });
      }
      if (checker.things.length > made) await discard(trial, lastMade(trial));
    },
  };
}

/** Creations differ in their names from what is there, except in the place under test. */
function unlike(trial: Trial, call: PreparedCall, variation: Variation): PreparedCall {
  const { operation } = call;
  const role = trial.checker.resources.roles.get(operation);
  if (role?.kind !== "create" || !isObject(call.body)) return call;
  const salted = saltedBody(trial, operation, call.body, false);
  const name = variation.pointer.startsWith("/body") ? variation.pointer.split("/")[2] : undefined;
  const before = name === undefined ? undefined : call.body[name];
  if (name === undefined || !isObject(salted)) return { ...call, body: salted };
  const body: Record<string, unknown> = { ...salted };
  if (before === undefined) delete body[name];
  else body[name] = before;
  return { ...call, body };
}

/** Whether the server says that the input was invalid, as it says it of input that really is. */
export function isInvalidRefusal(trial: Trial, exchange: Exchange): boolean {
  if (exchange.code !== 400 && exchange.code !== 422) return false;
  const own = trial.checker.habits.invalid.get(exchange.operation.id);
  return own?.has(fingerprint(exchange)) ?? false;
}
