import { join } from "node:path";
import { checkConventions } from "../../scripts/contracts/conventions";
import { checkExamples } from "../../scripts/contracts/examples";
import { loadContract } from "../../scripts/contracts/load";
import { type ContractProblem, ContractProblems, formatProblem } from "../../scripts/contracts/problem";
import { type Files, temporaryFolder } from "../support/temporary-folder";

/** A complete contract of one operation without a problem; tests change one line of it. */
export const smallContract = `openapi: 3.1.0
info: { title: Shop content, version: 1.0.0 }
x-envelope: { carries: body, code: code, success: success, errcode: errcode, data: data }
paths:
  /api/thing/{id}:
    get:
      operationId: getThing
      tags: [content]
      summary: One thing
      description: The whole thing.
      parameters:
        - $ref: "common/parameters.yaml#/Id"
      responses:
        "200":
          description: The thing, or why there is none.
          content:
            application/json:
              schema:
                oneOf:
                  - $ref: "#/components/schemas/ThingAnswer"
                  - $ref: "common/envelope.yaml#/NotFound"
              examples:
                thing:
                  value: { success: true, data: { id: 1, name: Saw } }
                unknown:
                  value: { success: false, msg: no }
components:
  schemas:
    ThingAnswer:
      type: object
      required: [success, data]
      properties:
        success: { const: true }
        data: { $ref: "#/components/schemas/Thing" }
    Thing:
      type: object
      required: [id, name]
      properties:
        id: { type: integer }
        name: { type: string }
`;

const commonFiles: Files = {
  "contracts/common/envelope.yaml": `NotFound:
  type: object
  required: [success, msg]
  properties:
    success: { const: false }
    msg: { type: string }
`,
  "contracts/common/parameters.yaml": `Id:
  name: id
  in: path
  required: true
  schema: { type: integer }
  example: 1
`,
};

/** A folder with the small contract (or an invalid version of it) and its common files. */
export function contractFolder(contract: string = smallContract, files: Files = {}): string {
  return temporaryFolder({ ...commonFiles, "contracts/content.yaml": contract, ...files });
}

/** All problems the linter reports for a contract, as its author reads them: `file:line: sentence`. */
export function problemsOf(contract: string, files: Files = {}): string[] {
  return problemsIn(contractFolder(contract, files)).map(formatProblem);
}

/** The same for the contracts of an existing folder. */
export function problemsIn(folder: string, groups: readonly string[] = ["content"]): ContractProblem[] {
  try {
    const contracts = groups.map((group) => ({
      group,
      contract: loadContract(join(folder, "contracts", `${group}.yaml`), folder),
    }));
    return [...contracts.flatMap(({ contract }) => checkExamples(contract)), ...checkConventions(contracts)];
  } catch (error) {
    if (error instanceof ContractProblems) return [...error.problems];
    throw error;
  }
}

/** The text with one part replaced; the part must occur once. */
export function changed(text: string, piece: string, replacement: string): string {
  const segments = text.split(piece);
  if (segments.length !== 2)
    throw new Error(`"${piece}" stands ${segments.length - 1} times in the text, not once.`);
  return segments.join(replacement);
}

/** Line (from 1) on which a part of a text begins. */
export function lineIn(text: string, piece: string): number {
  const at = text.indexOf(piece);
  if (at < 0) throw new Error(`"${piece}" does not stand in the text.`);
  return text.slice(0, at).split("\n").length;
}
