import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Place } from "../document/place";
import { isObject } from "../lib/json";

export interface Violation {
  /** Pointer into the value. */
  pointer: string;
  keyword: string;
  message: string;
  /** Pointer into the contract's file as ajv gives it. */
  schema: string;
}

/** Checks values against schemas where they stand in the contracts; each schema is compiled when first needed. */
export class Validator {
  private readonly ajv: Ajv2020;
  /** By file and pointer: this is asked for every answer, and longer keys would have to be made each time. */
  private readonly compiled = new Map<Place["source"], Map<string, ValidateFunction | null>>();
  private readonly known = new Set<string>();

  constructor() {
    // Patterns such as [\w\-] are no unicode expressions; contracts have them all the same.
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
      // Each check runs a few times at most; making its code shorter would cost more than it saves.
      code: { regExp: lenient, optimize: false },
    });
    addFormats.default(this.ajv);
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
    return mainErrors(validate.errors ?? []).map((error) => ({
      pointer: pointerOf(error),
      keyword: error.keyword,
      message: describe(error),
      schema: error.schemaPath,
    }));
  }

  /** Null where the schema itself cannot be used: nothing is then said about values. */
  private compile(place: Place): ValidateFunction | null {
    const { source, pointer } = place;
    const ofSource = this.compiled.get(source) ?? new Map<string, ValidateFunction | null>();
    this.compiled.set(source, ofSource);
    const known = ofSource.get(pointer);
    if (known !== undefined) return known;
    let validate: ValidateFunction | null = null;
    try {
      validate = this.ajv.compile({ $ref: `${this.registerInstance(place)}#${encodeURI(pointer)}` });
    } catch {
      validate = null;
    }
    ofSource.set(pointer, validate);
    return validate;
  }

  private registerInstance({ source }: Place): string {
    const file = `file://${source.path.split("/").map(encodeURIComponent).join("/")}`;
    const id = source.side ? `${file}?${source.side}` : file;
    if (!this.known.has(id)) {
      this.known.add(id);
      if (isObject(source.value)) this.ajv.addSchema(source.value, id);
    }
    return id;
  }

  /** Compiles a schema before it is needed. */
  prepare(place: Place): void {
    this.compile(place);
  }

  /** Files that a reference may lead to have to be known before the first schema is compiled. */
  know(places: readonly Place[]): void {
    for (const place of places) this.registerInstance(place);
  }
}

/** A schema that leads to itself before it looks at anything says nothing. */
function holds(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return true;
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

/** In a choice that nothing fits, the errors of the branch that came nearest say most. */
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
      // Another kind of value altogether is further off than a member that is wrong.
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
  if (keyword === "const") return `must be ${JSON.stringify(params["allowedValue"])}`;
  if (keyword === "enum") return `must be one of ${JSON.stringify(params["allowedValues"])}`;
  if (keyword === "oneOf" || keyword === "anyOf") return "fits none of the answers in the contract";
  return message ?? keyword;
}
