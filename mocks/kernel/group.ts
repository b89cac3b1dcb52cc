import type { Reaction } from "../world/events";
import type { AnyTableDefinition } from "../world/types";
import type { World } from "../world/world";
import type { ContractModel } from "./contract-model";
import type { AnyHandler } from "./handlers";
import type { ResponseImport } from "./response-import";

/** What one group brings to the mock back end. `mocks/groups.ts` lists them all. */
export interface Group {
  readonly contract: ContractModel;
  /** Declare them as `Handlers<operations>` with the group's generated operations. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly tables: readonly AnyTableDefinition[];
  /** What the group does when something happens in the world. */
  readonly reactions?: readonly Reaction[];
  /** What the group adds beside the contracts, under `/__mock/`: what happens on a phone, at a bank, in an office. */
  readonly controls?: readonly Control[];
  readonly personas?: Readonly<Record<string, Preparation>>;
  readonly scenarios?: Readonly<Record<string, Preparation>>;
  /** What the group takes over when a real back end answers one of its operations, by operationId. */
  readonly responseImports?: Readonly<Record<string, ResponseImport>>;
  /** The message key of a refused field, where one fits. */
  messageKey?(refused: RefusedField): string | undefined;
}

/** A field the contract refuses: which, by what keyword, and whether it was not given at all or as an empty text. */
export interface RefusedField {
  readonly operationId: string;
  readonly field: string;
  readonly keyword: string;
  readonly isMissing: boolean;
}

/** A persona or scenario: a way to prepare a fresh world. */
export interface Preparation {
  /** One sentence for the panel and the documentation. */
  readonly sentence: string;
  prepare?(world: World): void;
  /** Faults in the grammar of `?mock=`, such as "fault:*=latency(800)". */
  readonly faults?: string;
}

/** One endpoint of the mock back end's own. Its changes are one step of the journal, as a request's are. */
export interface Control {
  readonly method: "GET" | "POST";
  /** `POST /__mock/scan` is called "scan". */
  readonly name: string;
  /** One sentence for the documentation and the panel. */
  readonly sentence: string;
  /** `input` is the JSON of the body, undefined without one. A ControlProblem answers HTTP 400 with its message. */
  handle(world: World, input: unknown): unknown;
}

/** What is wrong with a call of a control, in one sentence. */
export class ControlProblem extends Error {}
