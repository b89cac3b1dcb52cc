import type { ErrorObject, ValidateFunction } from "ajv";
import type { ContractModel } from "./contract-model";
import { pointerSegment } from "./violations";

/** A fault of a value. */
export interface Fault {
  /** JSON pointer into the value. */
  readonly pointer: string;
  /** The violated keyword, "minimum". */
  readonly keyword: string;
  /** Without a full stop: "must be integer". */
  readonly message: string;
  /** JSON pointer into the contract model. */
  readonly rule: string;
}

/** A fault of a request. */
export interface RequestFault extends Fault {
  /** Name of the parameter, or JSON pointer into the body without the leading slash. */
  field: string;
}

/** Explains a value that is known to be invalid. `compile` must report every error, verbosely. */
export function createExplainer(contract: ContractModel, compile: (pointer: string) => ValidateFunction) {
  let places: Map<object, string> | null = null;

  function explain(pointer: string, value: unknown): Fault[] {
    const validate = compile(pointer);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    places ??= schemaPlaces(contract);
    const choice = outermostChoice(errors);
    if (!choice) return faultsOf(errors, places, pointer);
    const outside = errors.filter(({ instancePath }) => !instancePath.startsWith(choice.instancePath));
    return [...faultsOf(outside, places, pointer), ...explainChoice(choice, places, pointer)];
  }

  /**
   * Of a choice every branch complains. The one worth reading about is the branch that fits best: its constants agree
   * with the value, so "data/3/price must be string" is reported and not "success must be false".
   */
  function explainChoice(choice: ErrorObject, known: Map<object, string>, pointer: string): Fault[] {
    const place = placeOf(choice, known, pointer);
    const branches: unknown[] = Array.isArray(choice.schema) ? choice.schema : [];
    const branchFaults = branches.map((_, index) => explain(`${place}/${index}`, choice.data));
    const best = branchFaults.toSorted((left, right) => mismatchScore(left) - mismatchScore(right))[0];
    if (!best || best.length === 0) return faultsOf([choice], known, pointer);
    return best.map((fault) => ({ ...fault, pointer: choice.instancePath + fault.pointer }));
  }

  return explain;
}

function outermostChoice(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const choices = errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
  // A schema's own error comes after those of the schemas inside it.
  return choices
    .toReversed()
    .toSorted((left, right) => left.instancePath.length - right.instancePath.length)[0];
}

/** How badly a branch fits: disagreeing constants and kinds near the top weigh more than anything below them. */
function mismatchScore(faults: readonly Fault[]): number {
  let sum = 0;
  for (const { keyword, pointer } of faults) {
    const isDiscriminating = keyword === "const" || keyword === "enum" || keyword === "type";
    sum += isDiscriminating && pointer.split("/").length <= 2 ? 1000 : 1;
  }
  return sum;
}

function faultsOf(errors: readonly ErrorObject[], places: Map<object, string>, pointer: string): Fault[] {
  // An invalid property also counts as unevaluated: only the first violation is meaningful.
  const hasOthers = errors.some(({ keyword }) => keyword !== "unevaluatedProperties");
  return errors
    .filter(({ keyword }) => keyword !== "unevaluatedProperties" || !hasOthers)
    .map((error) => ({ ...wording(error), keyword: error.keyword, rule: placeOf(error, places, pointer) }));
}

function wording({ keyword, params, instancePath, message, schema }: ErrorObject): {
  pointer: string;
  message: string;
} {
  const inside = (name: unknown): string => `${instancePath}/${pointerSegment(String(name))}`;
  switch (keyword) {
    case "required":
      return { pointer: inside(params["missingProperty"]), message: "is required" };
    case "additionalProperties":
      return { pointer: inside(params["additionalProperty"]), message: "is not in the contract" };
    case "unevaluatedProperties":
      return { pointer: inside(params["unevaluatedProperty"]), message: "is not in the contract" };
    case "const":
      return { pointer: instancePath, message: `must be ${JSON.stringify(schema)}` };
    case "enum":
      return { pointer: instancePath, message: `must be one of ${JSON.stringify(schema)}` };
    default:
      return { pointer: instancePath, message: message ?? `breaks ${keyword}` };
  }
}

function placeOf(error: ErrorObject, places: Map<object, string>, pointer: string): string {
  const parent: unknown = error.parentSchema;
  const place = typeof parent === "object" && parent !== null ? places.get(parent) : undefined;
  return place === undefined ? pointer : `${place}/${error.keyword}`;
}

/** Schema object → its place in the model, so that an error can be traced to its line. */
function schemaPlaces(contract: ContractModel): Map<object, string> {
  const places = new Map<object, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!places.has(value)) places.set(value, pointer);
    for (const [name, inner] of Object.entries(value)) visit(inner, `${pointer}/${pointerSegment(name)}`);
  };
  visit(contract.$defs, "/$defs");
  visit(contract.operations, "/operations");
  return places;
}
