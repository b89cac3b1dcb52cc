import { type ContractModel, type ContractOperation, isRecord } from "./contract-model";

/** A response that the contract shows by name. */
export interface NamedExample {
  readonly name: string;
  readonly status: number;
  /** The envelope's code, or the HTTP status where there is no envelope. */
  readonly code: number;
  /** The envelope's detailed code; null where it has none. */
  readonly errcode: number | null;
  readonly body: unknown;
}

/** Which of them is wanted: by name, by code, or the one that has both. */
export interface ExampleRequest {
  readonly name: string | null;
  readonly code: number | null;
}

/** Every named response of an operation, in the order of the contract. */
export function namedExamples({ envelope }: ContractModel, operation: ContractOperation): NamedExample[] {
  return Object.entries(operation.responses).flatMap(([status, { examples = {} }]) =>
    Object.entries(examples).map(([name, body]) => {
      const fields = isRecord(body) ? body : {};
      const code = fields[envelope.code];
      const errcode = fields[envelope.errcode];
      return {
        name,
        status: Number(status),
        code: typeof code === "number" ? code : Number(status),
        errcode: typeof errcode === "number" ? errcode : null,
        body,
      };
    }),
  );
}

/** The first example that is what was asked for; a code may be the detailed one. */
export function findExample(
  examples: readonly NamedExample[],
  { name, code }: ExampleRequest,
): NamedExample | undefined {
  return examples.find(
    (example) =>
      (name === null || example.name === name) &&
      (code === null || example.code === code || example.errcode === code || example.status === code),
  );
}

/** The examples that exist, as the end of a sentence about one that does not. */
export function describeExamples(examples: readonly NamedExample[]): string {
  if (examples.length === 0) return "it has no examples";
  return `there are ${examples.map(({ name, code }) => `${name} (${code})`).join(", ")}`;
}
