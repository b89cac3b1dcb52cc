import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import { generate } from "../schema/generate";
import { pruned } from "../schema/prune";
import { sendable } from "../schema/sendable";
import { shapeOf } from "../schema/shape";
import { givenParameters, keyOf } from "../send/request";
import type { BaseRequest } from "./checker";
import type { Trial } from "./trial";

/** A request from the contract's examples, or generated; each turn tries another one. */
export function createBaseRequest(trial: Trial, operation: Operation, turn: number): BaseRequest {
  const { documents: docs } = operation.contract;
  const { validator } = trial.checker;
  const parameters = new Map<string, unknown>();
  for (const parameter of operation.parameters) {
    if (!parameter.required) continue;
    const shape = shapeOf(docs, parameter.schema);
    const examples = [...parameter.examples, ...shape.examples].filter((value) =>
      validator.isValid(parameter.schema, value),
    );
    const value =
      turn === 0 && examples.length > 0
        ? examples[0]
        : generate(docs, parameter.schema, { random: trial.random });
    parameters.set(keyOf(parameter), value);
  }
  orderPeriod(parameters);
  const login = trial.checker.users[0]?.login;
  if (login?.operationId === operation.id) {
    for (const [key, value] of givenParameters(operation, login.parameters)) parameters.set(key, value);
    return { parameters, body: login.body, isAccepted: false, refusal: "" };
  }
  const media = operation.body?.media[0];
  if (!media) return { parameters, body: undefined, isAccepted: false, refusal: "" };
  const schema = media.schema;
  if (!schema)
    return { parameters, body: media.examples[0] ?? "text of a file", isAccepted: false, refusal: "" };
  const shape = shapeOf(docs, schema);
  const examples = [...media.examples, ...shape.examples]
    .map((value) => sendable(docs, schema, value))
    .filter((value) => validator.isValid(schema, value));
  const candidates: unknown[] = [...examples];
  for (const isMinimal of [false, true])
    for (let tries = 0; tries < 4; tries += 1) {
      const created = generate(docs, schema, {
        random: trial.random,
        isMinimal,
        variant: tries,
        isOrdinary: true,
      });
      const value = pruned(validator, schema, created);
      if (value !== undefined) {
        candidates.push(value);
        break;
      }
    }
  for (const candidate of candidates.slice(examples.length).reverse()) {
    const whole = withContainerExamples(operation, candidate);
    if (whole !== undefined && validator.isValid(schema, whole)) candidates.push(whole);
  }
  return {
    parameters,
    body: candidates[turn % Math.max(1, candidates.length)],
    isAccepted: false,
    refusal: "",
  };
}

const begins = /^(from|since|start|begin|after|min)/i;
const ends = /^(to|until|till|end|before|max)/i;

/** Exchanges the dates of a period whose end comes before its begin: each by itself was made up. */
function orderPeriod(parameters: Map<string, unknown>): void {
  const dates = [...parameters].filter(
    ([key, value]) => key.startsWith("query.") && typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value),
  );
  const [begin, end] = [begins, ends].map((side) =>
    dates.find(([key]) => side.test(key.slice("query.".length))),
  );
  if (!begin || !end || String(begin[1]) <= String(end[1])) return;
  parameters.set(begin[0], end[1]);
  parameters.set(end[0], begin[1]);
}

/**
 * The body with the examples of its members that are lists or objects: `parameters: {"url": "…"}` shows names that its
 * schema does not have. Undefined where no member has one.
 */
function withContainerExamples({ body: taken, contract }: Operation, body: unknown): unknown {
  const schema = taken?.media[0]?.schema;
  if (!schema || !isObject(body)) return undefined;
  const found = Object.entries(body).flatMap(([name, value]) => {
    const member = shapeOf(contract.documents, schema).properties.get(name);
    const examples = member ? shapeOf(contract.documents, member).examples : [];
    const example = examples.find((one) => typeof one === "object" && one !== null);
    return example === undefined || typeof value !== "object" ? [] : [[name, example] as const];
  });
  return found.length === 0 ? undefined : { ...body, ...Object.fromEntries(found) };
}
