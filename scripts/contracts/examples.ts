import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { escapePointer } from "../lib/json-pointer";
import type { LoadedContract } from "./load";
import { findOperations, list, record } from "./operations";
import type { ContractProblem } from "./problem";

/**
 * Checks that every example fits its schema, that every parameter's example does, and that every operation shows
 * a success and, where it can refuse, a refusal.
 */
export function checkExamples(contract: LoadedContract): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const report: Report = (pointer, message) => problems.push({ ...placeOf(contract, pointer), message });
  const check = exampleCheck(contract, report);
  for (const { pointer, operation } of findOperations(contract)) {
    checkParameters(pointer, operation, check);
    const responses = checkBodies(pointer, operation, check, report);
    const successes = responses.filter((response) => record(response)["success"] === true);
    if (successes.length === 0) report(pointer, `${String(operation["operationId"])} shows no success.`);
    if (canRefuse(operation) && successes.length === responses.length) {
      report(pointer, `${String(operation["operationId"])} shows no refusal.`);
    }
  }
  return problems;
}

type Report = (pointer: string, message: string) => void;

/** Checks one example against the schema at a pointer. */
type Check = (schemaPointer: string, examplePointer: string, value: unknown, name: string) => void;

function exampleCheck(contract: LoadedContract, report: Report): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "contract", ...contract.document });
  return (schemaPointer, examplePointer, value, name) => {
    const validate = ajv.getSchema(`contract#${encodeURI(schemaPointer)}`);
    if (!validate) {
      report(schemaPointer, `the schema of ${name} cannot be used.`);
      return;
    }
    if (validate(value)) return;
    const error = validate.errors?.find(({ keyword }) => keyword !== "oneOf") ?? validate.errors?.[0];
    const where = error?.instancePath ? ` at ${error.instancePath}` : "";
    report(
      `${examplePointer}${error?.instancePath ?? ""}`,
      `the example ${name} does not fit its schema: ${error?.message ?? "unknown"}${where}.`,
    );
  };
}

function checkParameters(pointer: string, operation: Record<string, unknown>, check: Check): void {
  list(operation["parameters"]).forEach((value, index) => {
    const parameter = record(value);
    if (!("example" in parameter)) return;
    const at = `${pointer}/parameters/${index}`;
    const name = `of parameter ${String(parameter["name"])}`;
    check(`${at}/schema`, `${at}/example`, parameter["example"], name);
  });
}

/** Checks the examples of an operation's bodies. Returns those of its answers. */
function checkBodies(
  pointer: string,
  operation: Record<string, unknown>,
  check: Check,
  report: Report,
): unknown[] {
  const bodies = [
    { at: `${pointer}/requestBody`, value: operation["requestBody"], isRequest: true },
    ...Object.entries(record(operation["responses"])).map(([status, value]) => ({
      at: `${pointer}/responses/${status}`,
      value,
      isRequest: false,
    })),
  ];
  const responses: unknown[] = [];
  const responseNames = new Set<string>();
  for (const { at, value, isRequest } of bodies) {
    for (const [type, media] of Object.entries(record(record(value)["content"]))) {
      const place = `${at}/content/${escapePointer(type)}`;
      const examples = Object.entries(record(record(media)["examples"]));
      if (examples.length === 0) report(place, "there is no example; show one for every answer and body.");
      for (const [name, example] of examples) {
        const exampleValue = record(example)["value"];
        check(`${place}/schema`, `${place}/examples/${escapePointer(name)}/value`, exampleValue, name);
        if (isRequest) continue;
        // The mock back end finds an answer by its operation and name.
        if (responseNames.has(name))
          report(`${place}/examples/${escapePointer(name)}`, `a second response is called ${name}.`);
        responseNames.add(name);
        responses.push(exampleValue);
      }
    }
  }
  return responses;
}

/** An operation refuses when its answer has more than the one successful shape. */
function canRefuse(operation: Record<string, unknown>): boolean {
  return Object.values(record(operation["responses"])).some((response) =>
    Object.values(record(record(response)["content"])).some(
      (media) => list(record(record(media)["schema"])["oneOf"]).length > 1,
    ),
  );
}

function placeOf(contract: LoadedContract, pointer: string): { file: string; line: number } {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const line = contract.lines.get(at);
    if (line) {
      const split = line.lastIndexOf(":");
      return { file: line.slice(0, split), line: Number(line.slice(split + 1)) };
    }
  }
  return { file: contract.file, line: 1 };
}
