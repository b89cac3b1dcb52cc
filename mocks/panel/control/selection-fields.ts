import type { operations as AccountOperations } from "../../../src/generated/account";
import type { operations as ActivityOperations } from "../../../src/generated/activity";
import type { operations as ContentOperations } from "../../../src/generated/content";
import type { operations as InviteOperations } from "../../../src/generated/invite";
import type { operations as MallOperations } from "../../../src/generated/mall";
import type { operations as PromoterOperations } from "../../../src/generated/promoter";
import type { operations as ReportOperations } from "../../../src/generated/report";

/** Every operation of the contracts by name. */
export type OperationName = keyof (AccountOperations &
  ActivityOperations &
  ContentOperations &
  InviteOperations &
  MallOperations &
  PromoterOperations &
  ReportOperations);

type Fault =
  | "timeout"
  | "offline"
  | "html"
  | "truncated"
  | "empty"
  | `latency(${number})`
  | `http${number}`
  | `example(${string})`
  | `code(${number})`
  | `refuse(${number})`
  | `refuse(${number},${number})`;

/** A fault as written after the equals sign, with or without a probability: "http500", "offline@0.3". */
export type FaultText = Fault | `${Fault}@${number}`;

/** A selection in separate fields. Unknown names are refused with a sentence that lists the valid ones. */
export interface SelectionFields {
  readonly persona?: string;
  readonly scenarios?: readonly string[];
  /** By operation, "*" for all. */
  readonly faults?: Readonly<Partial<Record<OperationName | "*", FaultText | readonly FaultText[]>>>;
}

/** The text of a selection in the grammar of `?mock=`. */
export function writeFields({ persona, scenarios = [], faults = {} }: SelectionFields): string {
  const faultEntries = Object.entries(faults).flatMap(([operation, what]) =>
    [what].flat().map((fault) => `fault:${operation}=${fault}`),
  );
  return [
    ...(persona === undefined ? [] : [`persona:${persona}`]),
    ...scenarios.map((name) => `scenario:${name}`),
    ...faultEntries,
  ].join(",");
}
