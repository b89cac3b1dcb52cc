import { sideOf } from "../diff/side";
import type { GroupContract } from "../groups";
import { type FoundOperation, findOperations, record, text } from "../operations";
import { type OpenPoint, openPoints } from "../state/open-points";
import { type OperationState, stateOf } from "../state/operation-states";
import type { Report, ReportFolder } from "../state/report-folder";
import { callModel } from "./call-model";
import { type MessageTable, messageKeys } from "./messages";
import { operationView } from "./operation-view";
import type { FailingOperation } from "./work-view";

/** Where the forms of the page send to. */
export type TryTarget =
  | { readonly kind: "nowhere" }
  /** The page's own server: mocked as a whole, or with a real back end for a part. */
  | { readonly kind: "own" | "mixed" }
  | { readonly kind: "address"; readonly address: string };

/** What the page is made from beside the contracts. */
export interface PageOptions {
  /** Address, ending in a slash, below which links find the project's files. */
  readonly source: string;
  readonly reports: ReportFolder;
  readonly messages: MessageTable;
  readonly target: TryTarget;
}

/** An operation with all that the page shows of it but its state, which reports change. */
export interface ReadOperation {
  readonly operationId: string;
  readonly group: string;
  readonly found: FoundOperation;
  readonly isProposed: boolean;
  /** The HTML of its contract. */
  readonly view: ReturnType<typeof operationView>;
  readonly call: ReturnType<typeof callModel>;
}

/** The contracts as read for the page: reports change more often than they do. */
export interface ReadContracts {
  readonly contracts: readonly GroupContract[];
  readonly operations: readonly ReadOperation[];
  readonly points: readonly OpenPoint[];
}

/** Renders what no report changes. */
export function readContracts(
  contracts: readonly GroupContract[],
  { source, messages }: Pick<PageOptions, "source" | "messages">,
): ReadContracts {
  const operations = contracts.flatMap(({ group, contract }) => {
    const side = sideOf(contract);
    const schemas = record(record(contract.document["components"])["schemas"]);
    return findOperations(contract).map((found) => {
      const keys = messageKeys(found, schemas, messages);
      const view = operationView(found, { side, source, messages, keys });
      return {
        operationId: text(found.operation["operationId"]),
        group,
        found,
        // What is marked is what counts: of the refusals that all share, the page shows no properties.
        isProposed: view.text.includes('class="mark proposed"'),
        view,
        call: callModel(found, side),
      };
    });
  });
  return { contracts, operations, points: openPoints(contracts) };
}

/** The state of each operation, by its id. */
export function statesOf(
  operations: readonly ReadOperation[],
  reports: readonly Report[],
): Map<string, OperationState> {
  return new Map(
    operations.map(({ operationId, isProposed }) => [operationId, stateOf(operationId, isProposed, reports)]),
  );
}

/** Those that fail, in the order of the contracts. */
export function failingOf(
  operations: readonly ReadOperation[],
  states: ReadonlyMap<string, OperationState>,
): FailingOperation[] {
  return operations.flatMap(({ operationId, group }) => {
    const status = states.get(operationId);
    if (status?.state !== "failing" || !status.mismatch || !status.since) return [];
    return [{ operationId, group, mismatch: status.mismatch, since: status.since }];
  });
}
