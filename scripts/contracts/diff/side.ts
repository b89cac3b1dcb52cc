import type { LoadedContract } from "../load";
import { record } from "../operations";

/** A part of a contract with its JSON pointer. */
export interface Located {
  readonly value: unknown;
  readonly pointer: string;
}

/** One of the two versions of a contract. */
export interface Side {
  readonly contract: LoadedContract;
  /** The schema of a `#/components/schemas/Name` reference. */
  find(reference: string): Located;
  /** `file:line` of a pointer; its nearest known parent's where the pointer has none. */
  placeOf(pointer: string): string;
}

export function sideOf(contract: LoadedContract): Side {
  const schemas = record(record(contract.document["components"])["schemas"]);
  return {
    contract,
    find: (reference) => ({
      value: schemas[reference.slice(reference.lastIndexOf("/") + 1)],
      pointer: reference.slice(1),
    }),
    placeOf: (pointer) => {
      for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
        const place = contract.lines.get(at);
        if (place) return place;
      }
      return `${contract.file}:1`;
    },
  };
}
