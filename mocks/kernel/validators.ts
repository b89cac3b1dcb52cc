import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { ContractModel } from "./contract-model";
import { isDateTime } from "./date-time";
import { createExplainer, type Fault } from "./explain-faults";

/** Answers null for a value that keeps to the schema, else everything that is wrong with it. */
export type Validator = (value: unknown) => readonly Fault[] | null;

/**
 * Validators for the schemas of a contract, by JSON pointer into its model. Each is compiled when it is first used:
 * compiling all of them takes seconds, and a visit uses few.
 */
export function createValidators(contract: ContractModel): (pointer: string) => Validator {
  // Two compilers: one stops at the first mistake and is fast, the other finds every mistake for those who ask why.
  const decide = compiler(contract, false);
  const explain = createExplainer(contract, compiler(contract, true));
  const known = new Map<string, Validator>();
  return (pointer) => {
    const cached = known.get(pointer);
    if (cached) return cached;
    const isValid = decide(pointer);
    const validator: Validator = (value) => (isValid(value) ? null : explain(pointer, value));
    known.set(pointer, validator);
    return validator;
  };
}

function compiler(contract: ContractModel, isExplaining: boolean): (pointer: string) => ValidateFunction {
  // Style of the contracts is the linter's business; here they are taken as they are.
  const ajv = new Ajv2020({
    allErrors: isExplaining,
    verbose: isExplaining,
    strict: false,
    validateSchema: false,
    inlineRefs: isExplaining,
    // Most checks run a few times at most: making their code shorter would cost more than it saves.
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.addFormat("date-time", isDateTime);
  const id = `stockbook:${contract.group}`;
  ajv.addSchema({ $defs: contract.$defs, operations: contract.operations }, id);
  const known = new Map<string, ValidateFunction>();
  return (pointer) => {
    const cached = known.get(pointer);
    if (cached) return cached;
    const place = `${id}#${encodeURI(pointer)}`;
    // A schema that refers to the place would be a second function for each; compiling one says what is wrong with it.
    const validate = ajv.getSchema(place) ?? ajv.compile({ $ref: place });
    known.set(pointer, validate);
    return validate;
  };
}
