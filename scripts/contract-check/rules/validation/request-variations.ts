import { createRandom, type Random } from "../../../lib/random";
import type { Checker } from "../../engine/checker";
import { notReachedYet } from "../../engine/coverage";
import { isEqual, isObject, valueAt } from "../../lib/json";
import { inFormOf } from "../../lib/time-forms";
import { generalText } from "../../load/documented";
import { isCursor } from "../../load/follow";
import type { Operation, Parameter } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import { type Edge, edgesOf } from "../../schema/edges";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { timeWithoutOffset } from "../../schema/text-changes";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";
import { unsendable, unserialisable } from "./unserialisable-value";
import { wholeBodies } from "./whole-bodies";

/** Variations for both sides of every constraint of an operation's parameters and body. */
export function variationsOf(checker: Checker, operation: Operation): Variation[] {
  const collector = new VariationCollector(checker, operation);
  for (const parameter of operation.parameters) collector.addParameter(parameter);
  collector.addBody();
  return collector.found;
}

/** Headers with rules of their own; servers negotiate a language and refuse none. */
const separateHeaders = /^(accept-language|if-match|if-none-match|if-modified-since)$/i;

class VariationCollector {
  readonly found: Variation[] = [];
  private readonly checker: Checker;
  private readonly operation: Operation;
  private readonly random: Random;

  constructor(checker: Checker, operation: Operation) {
    this.checker = checker;
    this.operation = operation;
    this.random = createRandom(checker.options.seed, `edges ${operation.id}`);
  }

  addParameter(parameter: Parameter): void {
    const { checker, operation, random } = this;
    const { documents } = operation.contract;
    const key = keyOf(parameter);
    const isReference = isReferring(parameter) && !isChosenKey(checker, operation, parameter);
    const without = (): void =>
      this.add(
        missing(parameter),
        `/${key}`,
        isReference,
        (call) => copyCall(call, key, undefined),
        parameter,
      );
    if (parameter.in === "header" && separateHeaders.test(parameter.name)) {
      checker.coverage.setReason(operation, `/${key}`, "conditions and languages have trials of their own");
      if (parameter.required) without();
      return;
    }
    if (parameter.required && parameter.in !== "path") without();
    const shape = shapeOf(documents, parameter.schema);
    const sample =
      checker.bases.get(operation)?.parameters.get(key) ??
      parameter.examples[0] ??
      generate(documents, parameter.schema, { random });
    const edges = edgesOf(documents, checker.validator, parameter.schema, sample, random, { isText: true });
    for (const edge of edges) {
      const { value } = edge;
      if (!this.isStated(edge)) continue;
      const reason = unserialisable(checker, parameter, edge, shape.types);
      if (reason !== undefined) this.skip(edge, `/${key}`, reason);
      else this.add(edge, `/${key}`, isReference, (call) => copyCall(call, key, value), parameter);
    }
    if (!parameter.required && checker.validator.isValid(parameter.schema, sample))
      this.add(
        present(parameter, sample),
        `/${key}`,
        isReference,
        (call) => copyCall(call, key, sample),
        parameter,
      );
  }

  addBody(): void {
    const { checker, operation, random } = this;
    const media = operation.body?.media[0];
    const base = checker.bases.get(operation);
    if (!media?.schema || !base || base.body === undefined) return;
    this.found.push(...wholeBodies(checker, operation, base.body));
    const { documents } = operation.contract;
    for (const edge of edgesOf(documents, checker.validator, media.schema, base.body, random)) {
      if (!this.isStated(edge)) continue;
      const reason = unsendable(media.type, edge);
      if (reason !== undefined) {
        this.skip(edge, "/body", reason);
        continue;
      }
      const name = edge.pointer.split("/")[1] ?? "";
      const isReference =
        name !== "" &&
        (referredNoun(name) !== undefined ||
          /(Id|_id)s?(\/\d+)*$/.test(edge.pointer) ||
          holdsReferences(edge));
      this.add(edge, "/body", isReference, (call) => ({
        ...call,
        body: merged(call.body, edge, base.body),
      }));
    }
  }

  /** Whether a text asks for what a format alone asks for in vain. */
  private isStated({ what }: Edge): boolean {
    const { text, contract } = this.operation;
    return (
      what !== timeWithoutOffset || /\boffsets?\b|\brfc ?3339\b/i.test(`${text} ${generalText(contract)}`)
    );
  }

  private add(
    edge: Edge,
    prefix: string,
    isReference: boolean,
    apply: Variation["apply"],
    parameter?: Parameter,
  ): void {
    const pointer = `${prefix}${edge.pointer}`;
    this.found.push({
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
    this.skip(edge, prefix, notReachedYet);
  }

  /** Records why the side of an edge's constraint is not reached. */
  private skip({ pointer, keyword, isValid }: Edge, prefix: string, reason: string): void {
    const side = isValid ? "accepted" : "refused";
    this.checker.coverage.missed(this.operation, `${prefix}${pointer} ${keyword}`, side, reason);
  }
}

/** More items than before, each of which refers to something: what is generated leads nowhere. */
const holdsReferences = ({ keyword, pointer, value }: Edge): boolean => {
  const items = /^(minItems|maxItems)$/.test(keyword) ? valueAt(value, pointer) : undefined;
  return (
    Array.isArray(items) &&
    items.length > 1 &&
    items.some((one) => isObject(one) && Object.keys(one).some((name) => /([a-z]Id|_id)$/.test(name)))
  );
};

/** `PUT /addresses/{alias}`: the client chooses the key. */
function isChosenKey(checker: Checker, operation: Operation, parameter: Parameter): boolean {
  const role = checker.resources.roles.get(operation);
  return (
    parameter.in === "path" &&
    role?.resource.create === operation &&
    operation.method === "put" &&
    operation.path.endsWith(`{${parameter.name}}`)
  );
}

function isReferring({ in: at, name }: Parameter): boolean {
  return at === "path" || name === "id" || isCursor(name) || referredNoun(name) !== undefined;
}

/** Applies an edge to the current body, whose ids and lengths may differ from those of the edge's base. */
function merged(body: unknown, edge: Edge, base: unknown): unknown {
  const { value } = edge;
  // Another branch is another body altogether.
  if (edge.pointer === "" && /^(oneOf|if)$/.test(edge.keyword)) return value;
  if (!isObject(body) || !isObject(value) || !isObject(base)) return value;
  const [, first] = edge.pointer.split("/");
  const changed = first?.replaceAll("~1", "/").replaceAll("~0", "~");
  // Several differing members mean another branch, nested or at the top.
  const differs = Object.keys(value).some(
    (name) => name !== changed && Object.hasOwn(base, name) && !isEqual(value[name], base[name]),
  );
  if (changed !== undefined && differs) return value;
  const items = changed === undefined ? undefined : body[changed];
  // Twice the same reference, and one that leads somewhere.
  if (
    edge.keyword === "uniqueItems" &&
    edge.pointer === `/${first}` &&
    Array.isArray(items) &&
    items.length > 0
  )
    return { ...body, [changed ?? ""]: [...items, items[0]] };
  const result: Record<string, unknown> = { ...body };
  // Members beside the changed one that are in the edge and not in the base belong to the change.
  for (const name of new Set([...Object.keys(base), ...Object.keys(value)])) {
    const isNew = Object.hasOwn(value, name) !== Object.hasOwn(base, name);
    if (name !== changed && !isNew) continue;
    if (Object.hasOwn(value, name)) result[name] = rebased(body[name], base[name], value[name]);
    else delete result[name];
  }
  return result;
}

/**
 * A changed member on what the current body has there: where the change leaves what the base has, the current value stays,
 * as the lines of a return are those of the shipment that this body names.
 */
function rebased(current: unknown, base: unknown, changed: unknown): unknown {
  if (isEqual(base, changed)) return current;
  const inForm = inFormOf(current, base, changed);
  if (inForm !== undefined) return inForm;
  if (Array.isArray(current) && Array.isArray(base) && Array.isArray(changed))
    return changed.map((one, index) =>
      index < base.length && index < current.length ? rebased(current[index], base[index], one) : one,
    );
  if (!isObject(current) || !isObject(base) || !isObject(changed)) return changed;
  const names = Object.keys(changed).filter(
    (name) =>
      !Object.hasOwn(base, name) || Object.hasOwn(current, name) || !isEqual(base[name], changed[name]),
  );
  return Object.fromEntries(names.map((name) => [name, rebased(current[name], base[name], changed[name])]));
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

function present(parameter: Parameter, value: unknown): Edge {
  return {
    keyword: "optional",
    pointer: "",
    isValid: true,
    value,
    what: `with ${parameter.name}`,
    schema: parameter.schema,
  };
}
