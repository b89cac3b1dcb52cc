import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Place } from "../document/place";
import { hasBigInt, toJson, withNumbers } from "../lib/exact-json";
import { isObject } from "../lib/json";

export interface Violation {
  /** JSON pointer into the value. */
  pointer: string;
  keyword: string;
  message: string;
  /** JSON pointer into the contract's file as ajv gives it. */
  schema: string;
}

/**
 * Validates values against schemas of the contracts (JSON Schema 2020-12); each schema is compiled when first used.
 */
export class Validator {
  private readonly ajv: Ajv2020;
  /** Keyed by file and pointer: every response looks it up, and longer keys would have to be built each time. */
  private readonly compiled = new Map<Place["source"], Map<string, ValidateFunction | null>>();
  private readonly known = new Set<string>();

  constructor() {
    // Patterns such as [\w\-] are invalid with the u flag, and common in contracts.
    const lenient = Object.assign((pattern: string, flags: string) => expression(pattern, flags), {
      code: "new RegExp",
    });
    this.ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      verbose: false,
      logger: false,
      validateSchema: false,
      inlineRefs: false,
      addUsedSchema: false,
      // A check runs a few times at most: optimising its code would cost more than it saves.
      code: { regExp: lenient, optimize: false },
    });
    addFormats.default(this.ajv);
    // RFC 3339 §5.6: date and time are joined by "T"; the package takes a blank as well.
    this.ajv.addFormat("date-time", (text: string) => !/\s/.test(text) && isInstant(text));
    for (const name of ["idn-email", "iri", "iri-reference", "idn-hostname"]) this.ajv.addFormat(name, true);
  }

  isValid(place: Place, value: unknown): boolean {
    return this.check(place, value).length === 0;
  }

  check(place: Place, value: unknown): Violation[] {
    const elsewhere = place.also?.flatMap((other) => this.check(other, value)) ?? [];
    if (elsewhere.length > 0) return elsewhere;
    const validate = this.compile(place);
    if (!validate || holds(validate, value)) return [];
    if (hasBigInt(value)) return this.check(place, withNumbers(value));
    return mainErrors(validate.errors ?? []).map((error) => ({
      pointer: pointerOf(error),
      keyword: error.keyword,
      message: describe(error),
      schema: error.schemaPath,
    }));
  }

  /** Null where the schema itself is invalid: values are then not judged. */
  private compile(place: Place): ValidateFunction | null {
    const { source, pointer } = place;
    const ofSource = this.compiled.get(source) ?? new Map<string, ValidateFunction | null>();
    this.compiled.set(source, ofSource);
    const known = ofSource.get(pointer);
    if (known !== undefined) return known;
    let validate: ValidateFunction | null = null;
    try {
      // Not a schema of its own that refers to it: that would be a second function for each.
      validate = this.ajv.getSchema(`${this.registerInstance(place)}#${encodeURI(pointer)}`) ?? null;
    } catch {
      validate = null;
    }
    ofSource.set(pointer, validate);
    return validate;
  }

  private registerInstance({ source }: Place): string {
    const file = `file://${source.path.split("/").map(encodeURIComponent).join("/")}`;
    const id = source.direction ? `${file}?${source.direction}` : file;
    if (!this.known.has(id)) {
      this.known.add(id);
      if (isObject(source.value)) this.ajv.addSchema(source.value, id);
    }
    return id;
  }

  /** Compiles a schema ahead of use. */
  prepare(place: Place): void {
    this.compile(place);
  }

  /** Registers files that references may lead to, before the first schema is compiled. */
  addSchemas(places: readonly Place[]): void {
    for (const place of places) this.registerInstance(place);
  }
}

const instants: unknown = addFormats.get("date-time");
const checkInstant: unknown = isObject(instants) ? instants["validate"] : instants;

function isInstant(text: string): boolean {
  return typeof checkInstant !== "function" || checkInstant(text) === true;
}

/** A schema that refers to itself without other keywords allows everything. */
function holds(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return true;
    // Arithmetic with a bigint: it is checked as a number then.
    if (error instanceof TypeError && hasBigInt(value)) return false;
    // It refers in a circle to a schema that could not be compiled: values are then not judged.
    if (error instanceof TypeError && /\.validate is not a function/.test(error.message)) return true;
    throw error;
  }
}

function expression(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}

/** Of a choice that nothing fits, the errors of the nearest branch. */
function mainErrors(errors: ErrorObject[]): ErrorObject[] {
  const choice = errors.find(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
  if (!choice)
    return errors.filter(({ keyword }) => keyword !== "$ref" && keyword !== "allOf" && keyword !== "if");
  const inside = errors.filter(
    (error) =>
      error !== choice &&
      error.instancePath.startsWith(choice.instancePath) &&
      !/^(oneOf|anyOf)$/.test(error.keyword),
  );
  const outside = errors.filter(
    (error) => error !== choice && !error.instancePath.startsWith(choice.instancePath),
  );
  const branches = new Map<string, ErrorObject[]>();
  for (const error of inside) {
    const branch = error.schemaPath.replace(
      /\/(properties|required|type|const|enum|additionalProperties|unevaluatedProperties|items)(\/.*)?$/,
      "",
    );
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const weight = (list: ErrorObject[]) =>
    list.reduce((sum, { keyword, instancePath }) => {
      // A wrong type is further away than a wrong member.
      const isOther = keyword === "type" && instancePath === choice.instancePath;
      return sum + (keyword === "const" ? 10 : isOther ? 9 : 1);
    }, 0);
  const nearest = [...branches.values()].sort((a, b) => weight(a) - weight(b))[0];
  return [...outside, ...(nearest && weight(nearest) < 10 ? nearest : [choice])];
}

function pointerOf(error: ErrorObject): string {
  const { params } = error;
  const name: unknown =
    params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"];
  return typeof name === "string" ? `${error.instancePath}/${name}` : error.instancePath;
}

function describe({ keyword, params, message }: ErrorObject): string {
  if (keyword === "required") return "is required";
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
    return "is not in the contract";
  if (keyword === "const") return `must be ${toJson(params["allowedValue"])}`;
  if (keyword === "enum") return `must be one of ${toJson(params["allowedValues"])}`;
  if (keyword === "oneOf" || keyword === "anyOf") return "fits none of the answers in the contract";
  return message ?? keyword;
}
