import { escapePointer, resolvePointer } from "../lib/json-pointer";
import type { ContractSource } from "./source";

/** Where a part of a joined contract was written. */
export interface Origin {
  readonly source: ContractSource;
  /** In the file of the source. */
  readonly pointer: string;
}

/**
 * The place of every part of a joined contract, by its JSON pointer. Few are asked for, so only the parts that came from
 * elsewhere are noted; the others stand where what holds them does.
 */
export class ContractLines {
  readonly #document: Record<string, unknown>;
  readonly #origins: ReadonlyMap<string, Origin>;

  /** @param origins of the document itself, at the pointer "", and of all that came from another place */
  constructor(document: Record<string, unknown>, origins: ReadonlyMap<string, Origin>) {
    this.#document = document;
    this.#origins = origins;
  }

  /** `file:line` of a part; undefined where the pointer leads nowhere. */
  get(pointer: string): string | undefined {
    if (resolvePointer(this.#document, pointer) === undefined) return undefined;
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
      const origin = this.#origins.get(at);
      if (origin) return placeOf(origin, pointer.slice(at.length));
      if (at === "") return undefined;
    }
  }

  /** The pointer of every part, what holds it first. */
  keys(): string[] {
    return this.#parts().map(([pointer]) => pointer);
  }

  /** Every pointer with its `file:line`. */
  entries(): [pointer: string, place: string][] {
    return this.#parts().map(([pointer, origin]) => [pointer, placeOf(origin, "")]);
  }

  /** References stand for what they lead to, and are no parts. */
  #parts(): [pointer: string, Origin][] {
    const parts: [string, Origin][] = [];
    const collect = (value: unknown, pointer: string, inherited: Origin | undefined): void => {
      const origin = this.#origins.get(pointer) ?? inherited;
      if (!origin) return;
      parts.push([pointer, origin]);
      if (typeof value !== "object" || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === "$ref") continue;
        const step = `/${escapePointer(key)}`;
        collect(inner, pointer + step, { source: origin.source, pointer: origin.pointer + step });
      }
    };
    collect(this.#document, "", undefined);
    return parts;
  }
}

function placeOf({ source, pointer }: Origin, rest: string): string {
  return `${source.file}:${source.lineOf(pointer + rest)}`;
}
