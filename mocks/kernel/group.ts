import type { AnyTableDefinition } from "../world/define-table";
import type { World } from "../world/world";
import type { ContractModel } from "./contract-model";
import type { AnyHandler } from "./handlers";

/** What one group brings to the pretend back end. `mocks/groups.ts` lists them all. */
export interface Group {
  readonly contract: ContractModel;
  /** Declare them as `Handlers<operations>` with the group's generated operations. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly tables: readonly AnyTableDefinition[];
  readonly personas?: Readonly<Record<string, Preparation>>;
  readonly scenarios?: Readonly<Record<string, Preparation>>;
  /** The message key of a refused field, where one fits. */
  messageKey?(refused: { operationId: string; field: string; keyword: string }): string | undefined;
}

/** A persona or scenario: a way to prepare a fresh world. */
export interface Preparation {
  /** One sentence for the panel and the documentation. */
  readonly sentence: string;
  prepare?(world: World): void;
  /** Faults in the grammar of `?mock=`, such as "fault:*=latency(800)". */
  readonly faults?: string;
}
