import { readQuery } from "../../../mocks/kernel/address";
import { isRecord } from "../../../mocks/kernel/contract-model";

/** An id in a call or an answer. */
export interface FoundId {
  readonly name: string;
  readonly value: string;
}

/** Which back end named which ids, so that one is not asked for what only the other has. */
export class Origins {
  /** Id → the operation that named it first. */
  readonly #live = new Map<string, string>();
  readonly #mock = new Map<string, string>();

  note(side: "live" | "mock", operationId: string, body: unknown): void {
    const known = side === "live" ? this.#live : this.#mock;
    for (const id of idsIn(body))
      for (const key of keysOf(id)) if (!known.has(key)) known.set(key, operationId);
    // The oldest are removed: an id that is not stored may pass.
    while (known.size > maximumIds) for (const key of known.keys()) if (known.delete(key)) break;
  }

  /** The first id that only the other side named, with the operation that did. */
  foreignTo(
    side: "live" | "mock",
    ids: readonly FoundId[],
  ): (FoundId & { readonly operationId: string }) | undefined {
    const [own, other] = side === "live" ? [this.#live, this.#mock] : [this.#mock, this.#live];
    for (const id of ids) {
      const keys = keysOf(id);
      const named = keys.map((key) => other.get(key)).find((operationId) => operationId !== undefined);
      if (named !== undefined && !keys.some((key) => own.has(key))) return { ...id, operationId: named };
    }
    return undefined;
  }
}

const maximumIds = 20_000;

/** Every id in a JSON value. */
export function idsIn(value: unknown): FoundId[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const id = idOf(name, inner);
    return id ? [id] : idsIn(inner);
  });
}

/** Every id in the path, query and body of a call. */
export function idsOfCall({
  path,
  query,
  body,
}: {
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: string;
}): FoundId[] {
  const named = [...Object.entries(path), ...readQuery(query)];
  return [...named.flatMap(([name, value]) => idOf(name, value) ?? []), ...idsIn(readJson(body))];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A value whose name says that it stands for one thing of a back end's own. Goods are the same everywhere. */
export function idOf(name: string, value: unknown): FoundId | null {
  if (!/(?:Id|No|Ref|_id)$|^(?:id|recode|kdUid)$/.test(name) || name === "productNo") return null;
  return (typeof value === "string" && value !== "") || typeof value === "number"
    ? { name, value: String(value) }
    : null;
}

/** A long value is the same id under any name; a short one only under its own, and `id` alone is no name. */
function keysOf({ name, value }: FoundId): string[] {
  return [...(value.length >= 8 ? [value] : []), ...(name === "id" ? [] : [`${name} ${value}`])];
}
